import type { Sandbox } from "../../../../src/sandbox/sandbox.ts";
import type { Reply, SandboxRequest } from "../../../../src/sandbox/wire.ts";

const LOOK_AGAIN_MS = 10;

/** Returns a service that carries out calls at once, and answers them when the test lets their answers go. */
export function gateAnswers({ settings, handle }: Pick<Sandbox, "handle" | "settings">) {
  let held: SandboxRequest["method"] | null = null;
  let released = 0;

  function passed(reply: Reply): Reply {
    if (held === null) return reply;
    if (released === 0) return { kind: "delayed", ms: LOOK_AGAIN_MS, proceed: () => passed(reply) };
    released -= 1;
    return reply;
  }

  return {
    service: {
      settings,
      handle(request: SandboxRequest): Reply {
        const reply = handle(request);
        return request.method === held ? passed(reply) : reply;
      },
    },
    /** Holds back the answers to calls of a method from now on. */
    hold(method = "POST"): void {
      held = method;
    },
    /** Lets so many of the answers go; without a number, lets all go and holds back no more. */
    release(count = Infinity): void {
      if (count === Infinity) [held, released] = [null, 0];
      else released += count;
    },
  };
}
