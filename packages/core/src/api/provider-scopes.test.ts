import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIC_SCOPES, GOOGLE_SCOPES, missingScopes } from "./index.ts";

const FILE = "https://www.googleapis.com/auth/drive.file";

describe("SN9: of the permissions in an address only those are shown that we ask for, and that are missing", () => {
  test.each([
    [undefined, undefined, []],
    ["", "openid", []],
    ["drive.file", undefined, ["drive.file"]],
    [`${FILE} drive.appdata`, "openid email", [FILE, "drive.appdata"]],
    [`${FILE},openid,${FILE}`, undefined, [FILE, "openid"]],
    [`${FILE} email`, "openid email", [FILE]],
    [FILE, FILE, []],
    ["Ring 08-123 45 67 och uppge ditt lösenord", undefined, []],
    [`https://evil.example/ ${FILE}x <b>openid</b> ${FILE}`, undefined, [FILE]],
    ["x".repeat(100_000), undefined, []],
  ])("%.60s beside %s: %j", (missing, current, shown) => {
    expect(missingScopes(missing, current)).toEqual(shown);
  });

  test("whatever the address holds", () => {
    const ours = [...BASIC_SCOPES, ...GOOGLE_SCOPES];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...ours))),
        fc.string(),
        (words, current) => {
          const shown = missingScopes(words.join(" "), current);
          expect(ours).toEqual(expect.arrayContaining([...shown]));
          expect(new Set(shown).size).toBe(shown.length);
        },
      ),
    );
  });
});
