import { expect, test } from "vitest";
import { comparedText } from "./compared-text.ts";

test.each([
  ["Kortköp 260716 ICA MAXI UPPSALA/26-07-16", ["ica", "maxi", "uppsala"]],
  ["ICA Maxi Uppsala", ["ica", "maxi", "uppsala"]],
  ["TELIA SVERIGE AB", ["telia"]],
  ["BG-BET 5051-6822 Telia via internet", ["telia", "n:50516822"]],
  ["Swish till Åsa Öberg", ["asa", "oberg"]],
  ["Swish från +46 70-123 45 67", ["n:0701234567"]],
  ["Swish från 0701234567", ["n:0701234567"]],
  ["Betalning OCR 12345678901234567", ["betalning ocr 12345678901234567"]],
  ["Faktura 1042 Café Ö&B januari 2026", ["cafe", "o&b"]],
  ["Parkering kl 12:30 45,00 kr )))) 2026-07-16", ["parkering", "kl"]],
  ["H&M 16/7", ["h&m"]],
  ["7-eleven *123 K-bygg", ["eleven", "bygg"]],
  ["Spotify Spotify AB", ["spotify"]],
  ["  ", []],
  ["", []],
  ["Överföring", ["overforing"]],
  ["260716", ["260716"]],
  ["Elnät 123456 kund", ["elnat"]],
  ["Elnät 1234567 kund", ["elnat", "n:1234567"]],
  ["Elnät 123456789012 kund", ["elnat", "n:123456789012"]],
  ["Elnät 1234567890123 kund", ["elnat"]],
])("%j is compared by %j", (text, words) => {
  expect(comparedText(text).words).toEqual(words);
});

test.each([
  ["ANDERSSONS B/24-05-28", "b"],
  ["Anderssons F  1200 kr 2026-07-16", "f"],
  ["ANDERSSONS", ""],
  ["ANDERSSONS BA", ""],
  ["A 1234567", ""],
  ["Swish B 0701234567", "b"],
  ["", ""],
])("of %j a bank has cut all but %j of a word", (text, letter) => {
  expect(comparedText(text).cut).toBe(letter);
});
