import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, readModules } from "../architecture/module-graph.ts";
import { root } from "../bootstrap.mjs";
import { shownTexts } from "./shown-texts.ts";

/** Texts that are given to the letter, and stay as they are. */
const GIVEN_TEXTS = [
  "Ladda upp verifikat",
  "Enbart bilder och pdf:er kan laddas upp som verifikat",
  "Prova att migrera kontot istället.",
  "Filen är inte en SIE fil",
  "Använd ett Google konto för att logga in",
  "Visa Stack Trace",
  "Dölj Stack Trace",
  "Not Found",
  "not found",
  "No suitable importer found",
  "Failed to fetch resource file",
  "No access token found",
  "verifikat balanserar inte",
];

/** Rooms whose texts are about the contents of a SIE file, where a transaction is called what the file calls it. */
const FILE_ROOMS = [
  "packages/core/src/sie4/",
  "packages/core/src/import/",
  "packages/web/src/features/sie/",
  "packages/web/src/parts/import/",
];
const FILE_WORD = /(?<!\p{L})verifikation\p{L}*/giu;

/** What is searched for and never shown: other people's words for the pages. */
const SEARCH_WORDS = "packages/web/src/shell/palette/page-words.ts";

const LINK_TARGET = /\]\([^)]*\)/g;

/** Words that only stand in English sentences. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|cannot|could|failed|found|please|missing|invalid|unauthorized|required|loading|save|cancel)(?![\p{L}-])/iu;

/** The third column of the table of words in the glossary. */
function forbiddenWords(): readonly string[] {
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  const table = /## Words of the interface\n([\s\S]*?)\n## /.exec(glossary)?.[1] ?? "";
  return [...table.matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)]
    .slice(1)
    .flatMap(([, words = ""]) => words.split(",").map((word) => word.trim()))
    .filter((word) => word !== "" && !/^-+$/.test(word));
}

interface PlacedText {
  readonly path: string;
  readonly text: string;
}

function ownTexts(folders: readonly string[], keepsThrown: boolean): readonly PlacedText[] {
  return readModules(root, folders)
    .filter(({ path }) => path !== SEARCH_WORDS && !/\.(test|arbitrary)\.tsx?$|\/testdata\//.test(path))
    .flatMap(({ path, source }) =>
      shownTexts(path, source)
        .filter(({ isThrown }) => keepsThrown || !isThrown)
        .map(({ text }) => ({ path, text: withoutGiven(text) })),
    );
}

function helpTexts(): readonly PlacedText[] {
  return ["packages/resources/data/help", "docs"]
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => path.endsWith("anvandarguide.md") || path.startsWith("packages/resources"))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split(/^## /m)
        .flatMap((section) => {
          const isOfFile = section.startsWith("Flytta in och ut med SIE");
          return section
            .replaceAll(LINK_TARGET, "]")
            .split("\n")
            .map((line) => ({ path, text: withoutGiven(isOfFile ? line.replaceAll(FILE_WORD, "") : line) }));
        }),
    );
}

function withoutGiven(text: string): string {
  return GIVEN_TEXTS.reduce((all, given) => all.replaceAll(given, ""), text);
}

const FOLDERS = ["core", "demonstration", "server", "web"].map((name) => `packages/${name}/src`);

describe("the words of the interface", () => {
  const words = forbiddenWords();
  const texts = [...ownTexts(FOLDERS, true), ...helpTexts()];

  test("the table and the texts are read", () => {
    expect(words.length).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(5000);
  });

  test.each(words)("no text says %j", (word) => {
    const pattern = new RegExp(`(?<![\\p{L}-])${word.replaceAll(".", "\\.")}`, "iu");
    const found = texts.filter(({ path, text }) => {
      const isOfFile = FILE_ROOMS.some((room) => path.startsWith(room));
      return pattern.test(isOfFile ? text.replaceAll(FILE_WORD, "") : text);
    });
    expect(found.map(told)).toEqual([]);
  });
});

const told = ({ path, text }: PlacedText) => `${path}: ${text}`;

test("no text of the pages is English", () => {
  const found = ownTexts(["packages/web/src"], false).filter(
    ({ text }) => text.includes(" ") && !/[[\]{}<>;=]/.test(text) && ENGLISH.test(text),
  );
  expect(found.map(told)).toEqual([]);
});
