import { describe, expect, test } from "vitest";
import { sie4ErrorText } from "../index.ts";
import { codes, FIRST, read } from "../sie4-lines.arbitrary.ts";

describe("accounts that only struck rows name", () => {
  const voucher = (...rows: readonly string[]) => ["#VER A 1 20250131 x", "{", ...rows, "}"];

  test("need no #KONTO: nothing is booked on them", () => {
    const { errors, findings } = read(...voucher("#BTRANS 4999 {} 5"));
    expect(errors).toEqual([]);
    expect(findings).toMatchObject([
      { code: "account-undeclared", account: "4999", label: "BTRANS", line: FIRST + 2 },
    ]);
    expect(codes(read(...voucher("#BTRANS 4999 {} 5", "#TRANS 4999 {} 0")).errors)).toEqual([
      "account-undeclared@3",
    ]);
    expect(codes(read(...voucher("#BTRANS 4999 {} 5"), "#IB 0 4999 1").errors)).toEqual([
      "account-undeclared@3",
    ]);
  });

  test("and that cannot be are an error that names the struck amount", () => {
    const { errors } = read(...voucher("#BTRANS 12345 {} 5"));
    expect(errors.map(sie4ErrorText)).toEqual([
      `Rad ${FIRST + 2}: kontot 12345 med det strukna beloppet 5,00 kan inte importeras, kontonummer måste vara 1000–9999`,
    ]);
    const booked = voucher("#BTRANS 12345 {} 7", "#TRANS 12345 {} 5", "#TRANS 1930 {} -5");
    expect(read(...booked).errors).toEqual([
      { code: "account-unusable", line: FIRST + 2, account: "12345", amount: 500 },
    ]);
    const evened = voucher("#BTRANS 12345 {} 7", "#TRANS 12345 {} 5", "#TRANS 12345 {} -5");
    expect(read(...evened).errors).toEqual([
      { code: "account-unusable", line: FIRST + 2, account: "12345", amount: 0 },
    ]);
    expect(read(...voucher("#BTRANS 12345 {} 7"), "#UB 0 12345 5").errors).toEqual([
      { code: "account-unusable", line: FIRST + 2, account: "12345", amount: 500 },
    ]);
    const none = read(...voucher("#BTRANS 12345 {} 0"));
    expect(none.errors.map(sie4ErrorText)).toEqual([
      `Rad ${FIRST + 2}: kontot 12345, som används i verifikationer, kan inte importeras, kontonummer måste vara 1000–9999`,
    ]);
  });
});
