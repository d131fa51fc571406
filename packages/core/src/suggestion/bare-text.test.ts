import { expect, test } from "vitest";
import { bareText } from "./bare-text.ts";

test.each([
  ["Faktura 200422", "Faktura"],
  ["Kundfaktura 12 Åsby AB", "Kundfaktura Åsby AB"],
  ["Rikslinjen, faktura nr 4711", "Rikslinjen, faktura"],
  ["Åsby bygg F-10234", "Åsby bygg"],
  ["Order #12, lera", "Order lera"],
  ["OCR 12345678 Skatteverket", "Skatteverket"],
  ["Lunch 12/5", "Lunch"],
  ["Hyra 2026-11", "Hyra"],
  ["Hyra november 2026", "Hyra"],
  ["Lön nov.", "Lön"],
  ["Städning vecka 12", "Städning"],
  ["Kaffe 2026-05-12, kök", "Kaffe kök"],
  ["Telefon (2026-05)", "Telefon"],
  ["Office 365", "Office 365"],
  ["Lerbutiken i Höganäs AB, stengodslera", "Lerbutiken i Höganäs AB, stengodslera"],
  ["Åbergs  v 70 reservdel", "Åbergs reservdel"],
  ["Faktura 17 nr", "Faktura nr"],
  ["17 juni", ""],
  ["Lunch 12 maj Åsa", "Lunch Åsa"],
  ["Middag 3 personer", "Middag 3 personer"],
  ["Verifikation 17", "Verifikation"],
  ["nr 17", ""],
  ["nr 12/5", ""],
  ["nr F-1023", ""],
  ["Nr ett, plan 5", "Nr ett, plan 5"],
  ["Mars choklad", "Mars choklad"],
  ["Maj", "Maj"],
  ["200422", ""],
  ["", ""],
])("%s: %s", (text, bare) => {
  expect(bareText(text)).toBe(bare);
});

test("is the text as it is seen", () => {
  expect(bareText("Hy\u200Bra \u202Emaj")).toBe("Hyra");
});
