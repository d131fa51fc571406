import { expect, test } from "vitest";
import { contactDetailsErrorText, parseEmail, parsePhone, parsePostalCode } from "./contact-details.ts";

test.each(["12345", "123 45", " 12345 ", "123\u00A045"])("%j is a postal code", (text) => {
  expect(parsePostalCode(text)).toEqual({ ok: true, value: "123 45" });
});

test.each(["", "1234", "123456", "12 345", "123  45", "SE-12345", "abc de"])(
  "%j is no postal code",
  (text) => {
    const result = parsePostalCode(text);
    expect(result.ok ? undefined : contactDetailsErrorText(result.error)).toBe("Ogiltigt postnummer");
  },
);

test.each(["08-123 456 78", "+46 8 12 34 56", "0046812345", "123456", "+123456789012345", "0701-23 45 67"])(
  "%j is a telephone number",
  (text) => {
    expect(parsePhone(text)).toEqual({ ok: true, value: text });
  },
);

test.each([
  "",
  "12345",
  "+1234567890123456",
  "0012345",
  "+12345",
  "++46812345",
  "08/123456",
  "+46 (0)8 123456",
  "ring mig",
])("%j is no telephone number", (text) => {
  const result = parsePhone(text);
  expect(result.ok ? undefined : contactDetailsErrorText(result.error)).toBe("Ogiltigt telefonnummer");
});

test.each(["a@b.se", "anna.svensson+bok@mail.exempel.com", "å@räksmörgås.se", `${"a".repeat(249)}@b.se`])(
  "%j is an e-mail address",
  (text) => {
    expect(parseEmail(` ${text} `)).toEqual({ ok: true, value: text });
  },
);

test.each([
  "",
  "a",
  "a@b",
  "a@b.s",
  "a@b.s1",
  "a b@c.se",
  "a@@b.se",
  "a@b@c.se",
  "@b.se",
  "a@.se",
  `${"a".repeat(250)}@b.se`,
])("%j is no e-mail address", (text) => {
  const result = parseEmail(text);
  expect(result.ok ? undefined : contactDetailsErrorText(result.error)).toBe("Ogiltig e-postadress");
});
