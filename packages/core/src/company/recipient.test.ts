import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { CompanyType } from "./company-type.ts";
import {
  emptyRecipient,
  type Recipient,
  recipientFieldErrorText,
  validateGivenDetails,
  validateNewCompany,
  validateRecipient,
} from "./recipient.ts";

const today = isoDate("2026-11-20");
const unknownType = "" as CompanyType;

const complete: Recipient = {
  ...emptyRecipient(),
  name: " Anna Bygg AB ",
  organizationNumber: "5560360793",
  reference: "Anna Svensson",
  phone: "08-123 456 78",
  email: "anna@bygg.se",
  address: "Storgatan 1",
  careOf: " c/o Berg ",
  zipCode: "12345",
  city: "Farsta",
};

function texts(recipient: Recipient): Record<string, string> {
  const { errors } = validateRecipient(recipient, today);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, recipientFieldErrorText(error)]),
  );
}

test("a complete company is valid and is stored in normal form", () => {
  expect(validateRecipient(complete, today)).toEqual({
    isValid: true,
    errors: {},
    hasUnusualNumber: false,
    normalized: {
      ...complete,
      name: "Anna Bygg AB",
      organizationNumber: "556036-0793",
      careOf: "c/o Berg",
      zipCode: "123 45",
    },
  });
});

test("CO4: a sole trader of a hundred years keeps the sign that says so", () => {
  const typed = { ...complete, companyType: "E", organizationNumber: "19090527-1474" } as const;
  expect(validateRecipient(typed, today)).toMatchObject({
    isValid: true,
    normalized: { organizationNumber: "090527+1474" },
  });
});

test("hidden characters, as telephone numbers are copied with, go like blanks around", () => {
  const copied = { ...complete, name: "Anna\u200B Bygg AB", phone: "\u202A08-123 456 78\u202C" };
  const { isValid, normalized } = validateRecipient(copied, today);
  expect(isValid).toBe(true);
  expect(normalized).toMatchObject({ name: "Anna Bygg AB", phone: "08-123 456 78" });
  expect(texts({ ...complete, name: "\u200B" })).toEqual({ name: "Du måste ange namn" });
  // An import may bring what the form would refuse, and not what nobody sees.
  expect(validateRecipient({ ...complete, phone: "1\u202E2" }, today).normalized.phone).toBe("12");
});

test.each([
  ["262 32 Ängelholm", "", { zipCode: "262 32", city: "Ängelholm" }],
  [" S-26232  Ängelholms stad ", " ", { zipCode: "262 32", city: "Ängelholms stad" }],
  ["26232, Ängelholm", "", { zipCode: "262 32", city: "Ängelholm" }],
  ["262 32 ängelholm", " Ängelholm ", { zipCode: "262 32", city: "Ängelholm" }],
  ["26232", "Ängelholm", { zipCode: "262 32", city: "Ängelholm" }],
])("postal code and town on one line, %j, are both", (zipCode, city, stored) => {
  const { isValid, normalized } = validateRecipient({ ...complete, zipCode, city }, today);
  expect(isValid).toBe(true);
  expect(normalized).toMatchObject(stored);
});

test.each([
  ["262 32 Ängelholm", "Höganäs", ["zipCode"]],
  ["262 32 1", "", ["zipCode", "city"]],
  ["2623 Ängelholm", "", ["zipCode", "city"]],
])("a line that is no postal address, or a second town, %j and %j, is refused", (zipCode, city, wrong) => {
  const { errors, normalized } = validateRecipient({ ...complete, zipCode, city }, today);
  expect(Object.keys(errors)).toEqual(wrong);
  expect(normalized).toMatchObject({ zipCode, city });
});

test("an empty company lacks all the form demands", () => {
  expect(texts(emptyRecipient())).toEqual({
    name: "Du måste ange namn",
    organizationNumber: "Du måste ange organisationsnummer",
    reference: "Du måste ange kontaktperson",
    phone: "Du måste ange telefon",
    email: "Du måste ange e-post",
    address: "Du måste ange gatuadress",
    zipCode: "Du måste ange postnummer",
    city: "Du måste ange ort",
  });
});

test("CO3: a household needs a personal number and has no contact person", () => {
  expect(texts(emptyRecipient("PP"))).toMatchObject({ organizationNumber: "Du måste ange ett personnummer" });
  const household: Recipient = { ...complete, companyType: "PP", organizationNumber: "198112189876" };
  const { isValid, normalized } = validateRecipient(household, today);
  expect(isValid).toBe(true);
  expect(normalized).toMatchObject({ organizationNumber: "19811218-9876", reference: "" });
});

test("CO3: a sole proprietor counts as a company", () => {
  const owner: Recipient = {
    ...complete,
    companyType: "E",
    organizationNumber: "198112189876",
    reference: "",
  };
  expect(texts(owner)).toEqual({ reference: "Du måste ange kontaktperson" });
  expect(validateRecipient(owner, today)).toMatchObject({
    hasUnusualNumber: false,
    normalized: { organizationNumber: "811218-9876" },
  });
});

test.each([
  ["556036-0793", true],
  ["811218-9876", false],
  // The day of a coordination number is 60 more, its month no other.
  ["701063-2391", false],
])("CO4: %s of a sole trader has the third digit of an organisation: %s", (organizationNumber, isUnusual) => {
  const typed: Recipient = { ...complete, companyType: "E", organizationNumber };
  expect(validateRecipient(typed, today)).toMatchObject({ isValid: true, hasUnusualNumber: isUnusual });
});

test("CO4: an unusual number is a warning only", () => {
  const validation = validateRecipient({ ...complete, organizationNumber: "811218-9876" }, today);
  expect(validation).toMatchObject({ isValid: true, hasUnusualNumber: true });
});

test("wrong fields are reported and kept as typed", () => {
  const wrong: Recipient = {
    ...complete,
    companyType: unknownType,
    organizationNumber: "556036-0794",
    phone: "1",
    email: "a",
    zipCode: "1",
  };
  expect(texts(wrong)).toEqual({
    companyType: "Du måste ange företagsform",
    organizationNumber: "Kontrollsiffran i organisationsnumret är felaktig",
    phone: "Ogiltigt telefonnummer",
    email: "Ogiltig e-postadress",
    zipCode: "Ogiltigt postnummer",
  });
  expect(validateRecipient(wrong, today).normalized).toMatchObject({ phone: "1", email: "a", zipCode: "1" });
});

test("CO8: creating a company demands type and name only", () => {
  expect(validateNewCompany({ companyType: "HB", name: "Berg & Dal" })).toEqual({});
  expect(validateNewCompany({ companyType: unknownType, name: " " })).toEqual({
    companyType: { code: "required", field: "companyType" },
    name: { code: "required", field: "name" },
  });
});

test("an unknown code is a programmer's error", () => {
  // @ts-expect-error -- no such code
  expect(() => recipientFieldErrorText({ code: "other" })).toThrow("other");
});

test("CO13: no text holds characters that no database holds", () => {
  const recipient = { ...complete, city: "Mal\0mö", name: "Bolaget \ud83d" };
  const expected = {
    name: "Det finns tecken i namn som inte kan sparas. Skriv om texten.",
    city: "Det finns tecken i ort som inte kan sparas. Skriv om texten.",
  };
  expect(texts(recipient)).toEqual(expected);
  expect(Object.keys(validateNewCompany(recipient))).toEqual(["name", "city"]);
});

test.each(["\n", "\r\n", "\u0085", "\u2028"])("CO13: every detail is one line: %j is refused", (mark) => {
  const fields = Object.keys(complete).filter((field) => field !== "companyType");
  const broken = Object.fromEntries(fields.map((field) => [field, `Alm${mark}#NAMN Ek`]));
  const recipient = { ...complete, ...broken };
  expect(texts(recipient)).toMatchObject({
    name: "Det finns en radbrytning i namn. Skriv allt på en rad.",
    email: "Det finns en radbrytning i e-post. Skriv allt på en rad.",
    address: "Det finns en radbrytning i gatuadress. Skriv allt på en rad.",
  });
  expect(Object.keys(texts(recipient)).toSorted()).toEqual(fields.toSorted());
  expect(Object.keys(validateNewCompany(recipient)).toSorted()).toEqual(fields.toSorted());
});

test("CO13: other control characters are refused, but around a text, where they go like blanks", () => {
  const tabbed = { ...complete, name: "Alm\tAB", city: "Lund\u001B" };
  expect(texts(tabbed)).toEqual({
    name: "Det finns tecken i namn som inte kan sparas. Skriv om texten.",
    city: "Det finns tecken i ort som inte kan sparas. Skriv om texten.",
  });
  expect(Object.keys(validateNewCompany(tabbed))).toEqual(["name", "city"]);
  const pasted = { ...complete, name: "\tAlm AB\r\n" };
  expect(validateRecipient(pasted, today)).toMatchObject({ isValid: true, normalized: { name: "Alm AB" } });
});

test("CO13: no text is too long to be sent along with every list of companies", () => {
  const long = Object.fromEntries(
    Object.keys(complete).map((field) => [field, "x".repeat(field === "name" ? 201 : 255)]),
  );
  const recipient = { ...complete, ...long, companyType: complete.companyType };
  const expected = {
    name: "Du kan ange högst 200 tecken i namn",
    organizationNumber: "Du kan ange högst 254 tecken i organisationsnummer",
    reference: "Du kan ange högst 254 tecken i kontaktperson",
    phone: "Du kan ange högst 254 tecken i telefon",
    email: "Du kan ange högst 254 tecken i e-post",
    address: "Du kan ange högst 254 tecken i gatuadress",
    careOf: "Du kan ange högst 254 tecken i c/o-adress",
    zipCode: "Du kan ange högst 254 tecken i postnummer",
    city: "Du kan ange högst 254 tecken i ort",
    country: "Du kan ange högst 254 tecken i land",
  };
  expect(texts(recipient)).toEqual(expected);
  const created = Object.entries(validateNewCompany(recipient)).map(([field, error]) => [
    field,
    recipientFieldErrorText(error),
  ]);
  expect(Object.fromEntries(created)).toEqual(expected);
  const longest = { ...complete, name: "x".repeat(200), address: "x".repeat(254) };
  expect(validateRecipient(longest, today).isValid).toBe(true);
  expect(validateNewCompany(longest)).toEqual({});
});

test.each<[Partial<Recipient>, readonly string[]]>([
  [{}, []],
  [{ name: " " }, ["name"]],
  [{ organizationNumber: "5560360794" }, ["organizationNumber"]],
  [{ zipCode: "1", email: "anna", phone: "  " }, ["email", "zipCode"]],
  [{ ...complete }, []],
])("CO8: of a new company what is given, %j, is as the form has it", (given, fields) => {
  const recipient = { ...emptyRecipient(), name: "Alm AB", ...given };
  expect(Object.keys(validateGivenDetails(recipient, today))).toEqual(fields);
});
