import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { RuleFacts } from "../kinds/rule.ts";
import { textRefusal } from "./text-rule.ts";

const nothing = { put: [], remove: [], append: [] };
const facts: RuleFacts<unknown, unknown> = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  existing: new Map<string, unknown>(),
};
const account = { title: "Konto" };
const settings = { title: "Räkenskapsår", longestText: 200 };
const long = (length: number) => "x".repeat(length);
const text = (...of: Parameters<typeof textRefusal>) => {
  const refusal = textRefusal(...of);
  return refusal && changeRefusalText(refusal);
};

test.each([
  ["the longest text", account, { name: long(400), count: 1, none: null }],
  ["the longest of a setting", settings, { description: long(200) }],
  ["a note of several lines", account, { annotation: "Rad 1\nRad 2\tb" }],
  ["the longest note", account, { annotation: long(20_000) }],
])("CH34: %s is stored", (_, kind, item) => {
  expect(textRefusal(kind, { ...nothing, put: [item] }, facts)).toBeUndefined();
});

test.each([
  [account, { name: long(401) }, "Konto, namn: ”${x}” har 401 tecken, och får ha högst 400."],
  [
    account,
    { entries: [{ text: "a" }, { text: long(402) }] },
    "Konto, text: ”${x}” har 402 tecken, och får ha högst 400.",
  ],
  [
    settings,
    { series: [{ description: long(201) }] },
    "Räkenskapsår, beskrivning: ”${x}” har 201 tecken, och får ha högst 200.",
  ],
  [
    account,
    { annotation: long(20_001) },
    "Konto, anteckning: ”${x}” har 20001 tecken, och får ha högst 20000.",
  ],
  [account, { sign: long(500) }, "Konto, fältet sign: ”${x}” har 500 tecken, och får ha högst 400."],
  [
    account,
    { name: "Kassa\0 och" },
    "Konto, namn: ”Kassa och” innehåller tecken som inte kan sparas. Skriv texten på nytt.",
  ],
  [
    account,
    { name: "halv \ud83d" },
    "Konto, namn: ”halv \ufffd” innehåller tecken som inte kan sparas. Skriv texten på nytt.",
  ],
  [
    account,
    { entries: [{ text: "Hy\u200Bra \u202Eabc" }] },
    "Konto, text: ”Hyra abc” har dolda tecken. Skriv texten på nytt.",
  ],
  [
    account,
    { entries: [{ text: "Hyra\nmars" }] },
    "Konto, text: ”Hyra mars” har radbrytningar. Skriv texten på en rad.",
  ],
  [
    account,
    { items: [{ name: "Svarv\r\nFräs" }] },
    "Konto, namn: ”Svarv Fräs” har radbrytningar. Skriv texten på en rad.",
  ],
  [
    settings,
    { transactionSeries: [{ description: "Löpande\u2028bok" }] },
    "Räkenskapsår, beskrivning: ”Löpande bok” har radbrytningar. Skriv texten på en rad.",
  ],
  [account, { text: "Hyra\tmars" }, "Konto, text: ”Hyra mars” har dolda tecken. Skriv texten på nytt."],
  [account, { name: "Hyra\u001Bmars" }, "Konto, namn: ”Hyra mars” har dolda tecken. Skriv texten på nytt."],
  [
    account,
    { annotation: "Rad\n\u202E2" },
    "Konto, anteckning: ”Rad 2” har dolda tecken. Skriv texten på nytt.",
  ],
])("CH34: %j %#", (kind, item, expected) => {
  const whole = `${expected.replace("${x}", long(30))} Ingenting har sparats.`;
  expect(text(kind, { ...nothing, put: [item] }, facts)).toBe(whole);
  expect(text(kind, { ...nothing, head: item }, facts)).toBe(whole);
  expect(text(kind, { ...nothing, append: [item] as never }, facts)).toBe(whole);
});

test("CH34: what was longer stays, or gets shorter, and no other field gets as long", () => {
  const lines = { entries: [{ text: "x\ny" }] };
  const existing = new Map([["1930", { name: long(500), sign: "a\0b", text: "x\u202Ey", ...lines }]]);
  const check = (item: object) => textRefusal(account, { ...nothing, put: [item] }, { ...facts, existing });
  expect(check({ name: long(500), sign: "a\0b" })).toBeUndefined();
  expect(check({ text: "x\u202Ey" })).toBeUndefined();
  expect(check({ text: "x\ny" })).toBeUndefined();
  expect(check({ text: "x\nz" })).toMatchObject({ code: "text-broken", field: "text" });
  expect(check({ text: "x\u202Ez" })).toMatchObject({ code: "text-hidden", field: "text" });
  expect(check({ name: long(450) })).toBeUndefined();
  expect(check({ name: long(501) })).toMatchObject({ code: "text-too-long", length: 501 });
  expect(check({ text: long(450) })).toMatchObject({ code: "text-too-long", field: "text" });
  expect(check({ sign: "\0" })).toMatchObject({ code: "text-not-storable" });
  const headBefore = { name: long(500) };
  const head = { name: `y${long(499)}` };
  expect(textRefusal(account, { ...nothing, head }, { ...facts, headBefore })).toBeUndefined();
});

test("CH34: as many long texts as there were are looked at once each", () => {
  const items = Array.from({ length: 20_000 }, (_, at) => ({ id: String(at), text: long(401) }));
  const existing = new Map<string, unknown>([
    ...items.map((one) => [one.id, one] as const),
    ["x", { text: long(500) }],
  ]);
  const put = items.map(({ id }) => ({ id, text: long(450) }));
  expect(textRefusal(account, { ...nothing, put }, { ...facts, existing })).toBeUndefined();
});

test.each(["import", "undo", "convert"] as const)("CH34: %s brings texts as they are", (intent) => {
  const put = [{ text: long(1000) }, { text: "a\u202Eb" }, { text: "a\nb" }];
  expect(textRefusal(account, { ...nothing, put }, { ...facts, intent })).toBeUndefined();
});

test.each([
  ["import", true],
  ["convert", true],
  ["undo", false],
] as const)("CH34: %s with characters that no database holds is refused: %s", (intent, isRefused) => {
  const put = [{ text: "a\0b" }];
  const refusal = textRefusal(account, { ...nothing, put }, { ...facts, intent });
  expect(refusal?.code).toBe(isRefused ? "text-not-storable" : undefined);
});

test("CH34: a new year brings along what the year before had, and nothing is registered so", () => {
  const item = { name: `${long(1000)}\u200B` };
  const isNew = { ...facts, isYearNew: true };
  expect(textRefusal(account, { ...nothing, head: item, put: [item] }, isNew)).toBeUndefined();
  expect(textRefusal(account, { ...nothing, append: [item] as never }, isNew)).toBeDefined();
  const imported = { ...isNew, intent: "import" } as const;
  expect(textRefusal(account, { ...nothing, put: [item] }, imported)).toBeUndefined();
  expect(textRefusal(account, { ...nothing, put: [{ name: "a\0" }] }, imported)).toBeDefined();
});
