import { isoDate } from "@huvudbok/core/calendar";
import { emptyRecipient } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { missingDetails } from "./missing-details.ts";

const TODAY = isoDate("2026-11-20");

test("a company that came by SIE lacks what the file does not hold", () => {
  const company = { ...emptyRecipient(), name: "Havtorn Keramik AB", organizationNumber: "556677-8899" };
  expect(missingDetails(company, TODAY)).toEqual([
    "kontaktperson",
    "telefon",
    "e-post",
    "gatuadress",
    "postnummer",
    "ort",
  ]);
});

test("a household needs a personal number and no contact person", () => {
  expect(missingDetails(emptyRecipient("PP"), TODAY).slice(0, 3)).toEqual([
    "namn",
    "personnummer",
    "telefon",
  ]);
});

test("nothing is missing in a filled form", () => {
  const filled = {
    ...emptyRecipient(),
    name: "Havtorn Keramik AB",
    organizationNumber: "556677-8899",
    reference: "Anna Lind",
    phone: "0431-555 01 20",
    email: "bokforing@havtornkeramik.example",
    address: "Verkstadsgatan 4",
    zipCode: "262 32",
    city: "Ängelholm",
  };
  expect(missingDetails(filled, TODAY)).toEqual([]);
});
