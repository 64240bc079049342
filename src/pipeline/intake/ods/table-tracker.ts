/** Elements that can stand between a sheet and its rows and columns. */
const GROUPS: ReadonlySet<string> = new Set([
  "table-row-group",
  "table-header-rows",
  "table-rows",
  "table-column-group",
  "table-header-columns",
  "table-columns",
]);

type TrackedElement = "sheet" | "column" | "row" | "cell" | "inside a cell" | null;

/** Follows the parser through the sheets of a document. Other tables, for instance those in shapes, are passed over. */
export interface TableTracker {
  /** Enters an element, and returns what it is. */
  open(name: string): TrackedElement;
  /** Leaves an element, and returns what it was. */
  close(name: string): TrackedElement;
  /** Index of the sheet; -1 before the first one. */
  sheet(): number;
  /** True within a group of rows, which can be collapsed. */
  isInRowGroup(): boolean;
  place(): "elsewhere" | "between rows" | "in a row";
}

export function createTableTracker(): TableTracker {
  let depth = 0;
  let bodyDepth = 0;
  let sheetDepth = 0;
  let rowDepth = 0;
  let passedOver = 0;
  let groups = 0;
  let sheet = -1;

  const openInSheet = (name: string): TrackedElement => {
    if (name === "table-row") {
      rowDepth = depth;
      return "row";
    }
    if (name === "table-row-group") groups += 1;
    if (name === "table-column") return "column";
    if (!GROUPS.has(name)) passedOver = depth;
    return null;
  };

  const openInRow = (name: string): TrackedElement => {
    if (depth > rowDepth + 1) return "inside a cell";
    if (name === "table-cell" || name === "covered-table-cell") return "cell";
    passedOver = depth;
    return null;
  };

  return {
    open(name) {
      depth += 1;
      if (passedOver > 0) return null;
      if (bodyDepth === 0) {
        if (name === "spreadsheet") bodyDepth = depth;
        return null;
      }
      if (sheetDepth > 0) return rowDepth > 0 ? openInRow(name) : openInSheet(name);
      if (name !== "table" || depth !== bodyDepth + 1) return null;
      sheetDepth = depth;
      sheet += 1;
      return "sheet";
    },
    close(name) {
      const closed = depth;
      depth -= 1;
      if (passedOver > 0) {
        if (passedOver === closed) passedOver = 0;
        return null;
      }
      if (rowDepth > 0) {
        if (closed > rowDepth) return closed === rowDepth + 1 ? "cell" : "inside a cell";
        rowDepth = 0;
        return "row";
      }
      if (name === "table-row-group" && sheetDepth > 0) groups -= 1;
      if (closed !== sheetDepth || sheetDepth === 0) return null;
      sheetDepth = 0;
      return "sheet";
    },
    sheet: () => sheet,
    isInRowGroup: () => groups > 0,
    place: () => (passedOver > 0 || sheetDepth === 0 ? "elsewhere" : rowDepth > 0 ? "in a row" : "between rows"),
  };
}
