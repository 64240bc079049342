import { describe, expect, it } from "vitest";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { columnsOf, columnsThatAre } from "../../simulation/world/personal-columns.ts";

describe("the columns of the ledger", () => {
  it("are each said to hold personal data, or not to", () => {
    const db = openInMemory();
    migrate(db);
    const said = [...columnsThatAre("personal"), ...columnsThatAre("other")].toSorted();
    // A new column needs a place in personal-columns.ts. A personal one has to be erased, expired and exported.
    expect(columnsOf(db)).toEqual(said);
  });
});
