import fc from "fast-check";
import { expect, test } from "vitest";
import { draftErrorText, validateDraft } from "./validate-draft.ts";

test.each(["new", "register", "accountTransactionDraft"])(
  "a draft is not called %s, which is a page",
  (id) => {
    expect(validateDraft({ id }).map(draftErrorText)).toEqual([
      "Utkastet har ett id som är adressen till en sida. Ingenting är sparat.",
    ]);
  },
);

test("a draft is not called what is no id", () => {
  expect(validateDraft({ id: "__proto__" }).map(draftErrorText)).toEqual([
    "Utkastets id får bara ha bokstäver, siffror och bindestreck. Ingenting är sparat.",
  ]);
});

test("a draft is transferred to another draft", () => {
  const to = (draftId: string) =>
    validateDraft({
      id: "a",
      analysis: {
        performAction: true,
        actions: [
          { kind: "delete", probability: 0.7 },
          { kind: "transfer", draftId, probability: 0.9 },
        ],
      },
    });
  expect(to("b")).toEqual([]);
  expect(to("a").map(draftErrorText)).toEqual(["Ett utkast kan inte vara en överföring till sig självt."]);
});

test("property: a guid is the id of a draft", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(validateDraft({ id })).toEqual([]);
    }),
  );
});

test("an unknown error code stops the program", () => {
  expect(() => draftErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
