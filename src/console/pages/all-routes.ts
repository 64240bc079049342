import type { ConsoleContext } from "../context.ts";
import type { Route } from "../route.ts";
import { checkRoutes } from "./check/routes.ts";
import { correctRoutes } from "./correct/routes.ts";
import { greetingsRoutes } from "./greetings/routes.ts";
import { decideRoutes } from "./decide/routes.ts";
import { doubtRoutes } from "./doubts/routes.ts";
import { historyRoutes } from "./history/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { runRoutes } from "./run/routes.ts";
import { undoRoutes } from "./undo/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";

/** Returns the routes of all pages. */
export function allRoutes(context: ConsoleContext): readonly Route[] {
  return [
    ...homeRoutes(context),
    ...checkRoutes(context),
    ...historyRoutes(context),
    ...runRoutes(context),
    ...correctRoutes(context),
    ...settingsRoutes(context),
    ...peopleRoutes(context),
    ...greetingsRoutes(context),
    ...decideRoutes(context),
    ...undoRoutes(context),
    ...doubtRoutes(context),
  ];
}
