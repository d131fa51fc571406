import { expect, test } from "vitest";
import { type ResetChoice, resetChoiceErrors, resetChoiceErrorText } from "./reset-choice.ts";

const nothing = { from: "nothing" } as const;
const template = (id?: string) => ({ from: "template", id }) as const;
const year = (id?: string) => ({ from: "year", id }) as const;

test.each<[ResetChoice, string[]]>([
  [{ structure: nothing, chart: nothing }, ["Välj vad som ska återställas"]],
  [
    { structure: template(), chart: template() },
    ["Du måste välja en rapportplan att återställa till", "Du måste välja en kontoplan att återställa till"],
  ],
  [{ structure: year(), chart: nothing }, ["Du måste välja ett räkenskapsår att återställa från"]],
  [{ structure: nothing, chart: year() }, ["Du måste välja ett räkenskapsår att återställa från"]],
  [{ structure: template("bas-2026-ab"), chart: nothing }, []],
  [{ structure: nothing, chart: year("f1") }, []],
])("AP15: %j lacks %j", (choice, texts) => {
  expect(resetChoiceErrors(choice).map(resetChoiceErrorText)).toEqual(texts);
});

test("an unknown error code stops the program", () => {
  expect(() => resetChoiceErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
