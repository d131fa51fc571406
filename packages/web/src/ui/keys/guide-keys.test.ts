import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { strokesOf } from "./key-binding.ts";

const SOURCE = join(import.meta.dirname, "../..");
const GUIDE = join(SOURCE, "../../../docs/anvandarguide.md");

/** Strokes of one key that an action of a page has with Ctrl. */
const SHORTCUT = /\bshortcut: "([^"]+)"/g;
/** Strokes as they stand in the tables of keys. */
const STROKES = /\b(?:strokes: \[([^\]]+)\]|keys: "([^"]+)")/g;

const NAMES: Readonly<Record<string, string>> = {
  Control: "Ctrl",
  Shift: "Skift",
  Escape: "Esc",
  Space: "Blanksteg",
  ArrowUp: "pil upp",
  ArrowDown: "pil ned",
  ArrowLeft: "vänsterpil",
  ArrowRight: "högerpil",
  PageUp: "Page Up",
  PageDown: "Page Down",
};

/** A stroke as the guide writes it: "Ctrl M", "Alt pil ned". */
function guideName(stroke: string): string {
  return stroke
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (/^[a-z]$/.test(part) ? part.toUpperCase() : part))
    .join(" ");
}

/** Every stroke with Ctrl, Alt or Skift, or of a named key, that some table of the app has. */
function strokesInTables(): readonly string[] {
  const sources = globSync("**/*.{ts,tsx}", { cwd: SOURCE })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(SOURCE, file), "utf8"));
  return sources.flatMap((text) => [
    ...[...text.matchAll(SHORTCUT)].map(([, key = ""]) => `Control+${key}`),
    ...[...text.matchAll(STROKES)].flatMap(([, list, keys]) =>
      list === undefined
        ? strokesOf({ keys: keys ?? "" })
        : [...list.matchAll(/"([^"]+)"/g)].map(([, one = ""]) => one),
    ),
  ]);
}

test("the guide's table of keys has every key of the tables", () => {
  const guide = readFileSync(GUIDE, "utf8");
  const section = guide.slice(guide.indexOf("### Tangenterna"), guide.indexOf("## Rätta fel"));
  const first = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = ""]) => cell);
  const told = new Set(first.flatMap((cell) => cell.split(/, | eller /)));
  const handled = strokesInTables().filter((stroke) => stroke.length > 1);
  expect(handled.length).toBeGreaterThan(40);
  expect([...new Set(handled.map(guideName))].filter((name) => !told.has(name))).toEqual([]);
});
