/** Lists of people whose values are all different and in no order, for tests of what a list changes as a whole. */
import { inventedBirthday } from "../../invented-birthday.ts";
import { HEADER } from "./feeds.ts";

export type Column = (typeof HEADER)[number];
export type Members = readonly (readonly string[])[];

const SYLLABLES = ["ba", "du", "fe", "gi", "ho", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "wa", "zu"];

/** Returns a number below `below` that looks random, and is the same for the same seed. */
function scattered(seed: number, below: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 7), 0x9e3779b1) ^ 0x5bd1e995;
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) % below;
}

/** Returns a word that differs for each number, and has the same length for all. */
function word(number: number): string {
  let text = "";
  // The multiplier is odd, so each number has its own word, and neighbours have different ones.
  for (let rest = (number * 40_503 + 1_337) % 65_536, at = 0; at < 4; at += 1, rest = Math.floor(rest / 16))
    text += SYLLABLES[rest % 16];
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the row of a member. @param nr decides the key; @param seed decides the other values */
export function memberRow(nr: number, seed: number, more: Partial<Record<Column, string>> = {}): readonly string[] {
  const cells: Partial<Record<Column, string>> = {
    Nr: `E-${nr}`,
    "First Name": word(seed),
    "Last Name": word(seed + 30_000),
    Email: `${word(seed).toLowerCase()}.${seed}@example.org`,
    Phone: `+4930${String(10_000_000 + scattered(seed + 9, 80_000_000))}`,
    Birthday: inventedBirthday(seed + 1_000),
    Group: "Team Berlin",
    UID: `u${nr}`,
    ...more,
  };
  return HEADER.map((header) => cells[header] ?? "");
}

/** Returns a list of `size` members with the keys from 1 on. @param seed another one gives other people */
export function listOf(size: number, seed = 0): Members {
  return Array.from({ length: size }, (_, at) => memberRow(at + 1, at + 7 + seed));
}
