import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type FormFormat, readForm } from "./form-format.ts";

/** Version 1 had the amount as text, version 2 has it in öre, version 3 a list. */
const FORMAT: FormFormat<{ readonly amounts: readonly number[] }> = {
  version: 3,
  schema: z.object({ amounts: z.array(z.int()) }),
  lifts: {
    1: (content) => ({ amount: Number((content as { amount: string }).amount) * 100 }),
    2: (content) => ({ amounts: [(content as { amount: number }).amount] }),
  },
};

test.each([
  [1, { amount: "12" }, [1200]],
  [2, { amount: 1200 }, [1200]],
  [3, { amounts: [1, 2] }, [1, 2]],
])("version %i is lifted step by step", (version, content, amounts) => {
  expect(readForm(FORMAT, { version, content })).toEqual({ status: "read", content: { amounts } });
});

test.each([
  ["of a newer program", 4, { amounts: [1] }, true],
  ["damaged", 3, { amounts: ["1"] }, false],
  ["older than the first lift", 0, { amounts: [1] }, false],
])("one %s is told to be unreadable, and why", (_what, version, content, isNewer) => {
  expect(readForm(FORMAT, { version, content })).toEqual({ status: "unreadable", isNewer });
});
