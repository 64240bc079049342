import { hostile } from "../table/refusals.ts";
import { mailAddress } from "../workbook/mail-address.ts";
import { readXml } from "../workbook/xml-events.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";
import type { ZipPackage } from "../workbook/zip-package.ts";

/** A package has at most 1,000 parts. */
const MAX_RELATIONS = 10_000;

interface Relation {
  readonly id: string;
  /** Last word of the type's address, which is the same in strict and transitional workbooks. */
  readonly type: string;
  readonly target: string;
}

/** Returns a part's relations to other parts. The part "" stands for the package itself. */
export async function readRelations(pack: ZipPackage, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const relations: Relation[] = [];
  await readRelationElements(pack, part, (attributes) => {
    if (attributes["TargetMode"] === "External") return;
    if (relations.length === MAX_RELATIONS) throw hostile("its parts refer to one another thousands of times");
    relations.push({
      id: attributes["Id"] ?? "",
      type: (attributes["Type"] ?? "").replace(/^.*\//, ""),
      target: resolvePart(folder, attributes["Target"] ?? ""),
    });
  });
  return relations;
}

async function readRelationElements(
  pack: ZipPackage,
  part: string,
  take: (attributes: XmlAttributes) => void,
): Promise<void> {
  const slash = part.lastIndexOf("/") + 1;
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  if (!pack.has(name)) return;
  await readXml(pack.read(name), {
    open(element, attributes) {
      if (element === "Relationship") take(attributes);
    },
  });
}

/** Excel allows this many links in a sheet. */
const MAX_LINKS = 65_530;

/** Returns the e-mail addresses that a sheet's links lead to, by the link's id. */
export async function readMailTargets(pack: ZipPackage, part: string): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readRelationElements(pack, part, (attributes) => {
    const address = mailAddress(attributes["Target"] ?? "");
    if (attributes["TargetMode"] !== "External" || address === null || targets.size === MAX_LINKS) return;
    targets.set(attributes["Id"] ?? "", address);
  });
  return targets;
}

/** Returns the part that a relation's target names: `../x` and `./x` are relative to a folder, `/x` to the package. */
function resolvePart(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter((step) => step !== "");
  for (const step of target.replaceAll("\\", "/").split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

export function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}
