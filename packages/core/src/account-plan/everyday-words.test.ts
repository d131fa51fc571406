import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AccountPlan } from "./account-plan.ts";
import { type AccountSynonym, accountWords } from "./account-words.ts";
import { suggestAccounts } from "./suggest-accounts.ts";

const resources = join(import.meta.dirname, "../../../resources/public");
const json = (path: string): unknown => JSON.parse(readFileSync(join(resources, path), "utf8"));
const synonyms = json("account-synonyms.json") as readonly AccountSynonym[];

const [head = "", ...lines] = readFileSync(join(import.meta.dirname, "testdata/everyday-words.csv"), "utf8")
  .trim()
  .split("\n");

const CHARTS = { AB: "bas-2026-ab", E: "k1-2018-e", I: "bas-2026-i", PP: "household" } as const;

test.each([["AB"], ["E"], ["I"], ["PP"]] as const)(
  "each everyday word finds the right account first in new books: %s",
  (companyType) => {
    const plan = json(`account-plans/${CHARTS[companyType]}.json`) as AccountPlan;
    const words = accountWords(synonyms, companyType, plan.accounts2);
    const wanted = lines.map((line) => {
      const [word = "", ...cells] = line.split(",");
      return { word, account: Number(cells[head.split(",").indexOf(companyType) - 1]) };
    });
    const asked = wanted.filter(({ account }) => account !== 0);
    const found = asked.map(({ word }) => ({
      word,
      account: Number(suggestAccounts(word, plan, { words })[0]?.id),
    }));
    expect(found).toEqual(asked);
    expect(asked.length).toBeGreaterThan(35);
  },
);
