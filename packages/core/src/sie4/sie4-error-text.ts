import { formatOre } from "../money/index.ts";
import type { ModificationFault, Sie4Error, Sie4ErrorCode, VoucherName } from "./sie4-problem.ts";

type ErrorTexts = { readonly [Code in Sie4ErrorCode]: (error: Sie4Error<Code>) => string };

const TEXTS: ErrorTexts = {
  "not-sie": () => "Filen är inte en SIE fil",
  "checksum-unfinished": () =>
    "Filen är avklippt: den börjar med en kontrollsumma (#KSUMMA) men slutar inte med en",
  "year-missing": () => "Fiscal year not found: filen anger räkenskapsår men inte innevarande år (#RAR 0)",
  "bad-amount": ({ text }) => `"${text}" är inte ett belopp`,
  "amount-too-large": ({ text }) => `beloppet ${text} är för stort`,
  "amount-not-whole-ore": ({ text }) => `beloppet ${text} är inte i hela ören`,
  "bad-date": ({ text }) => (text === "" ? "verifikationsdatum saknas" : `"${text}" är inte ett datum`),
  "bad-number": ({ text }) => `"${text}" är inte ett verifikationsnummer`,
  "field-missing": ({ label }) => `#${label} saknar konto eller belopp`,
  "row-outside-voucher": ({ label }) => `#${label} står utanför en verifikation`,
  "voucher-unfinished": (error) => `${nameOf(error)} är avklippt, filen slutar innan dess rader är slut`,
  unbalanced: (error) => `${nameOf(error)} balanserar inte, differensen är ${formatOre(error.difference)}`,
  modification: (error) => `${MODIFICATION_TEXTS[error.fault]} (${nameOf(error)})`,
  "repeated-number": (error) =>
    `${nameOf(error)} har samma serie och nummer som verifikationen på rad ${error.firstLine}`,
  "date-outside-year": (error) =>
    `${nameOf(error)} har datumet ${error.date}, som ligger utanför filens räkenskapsår`,
  "account-undeclared": ({ account, amount }) =>
    `kontot ${account} med beloppet ${formatOre(amount)} saknas i filens kontoplan`,
  "account-unusable": ({ account, amount }) =>
    `kontot ${account} med beloppet ${formatOre(amount)} kan inte importeras, kontonummer måste vara 1000–9999`,
  "more-errors": ({ of, count }) => `ytterligare ${count} fel av samma slag (${of})`,
};

/** The specification's words (3 §9), completed for the case it does not name. */
const MODIFICATION_TEXTS: Readonly<Record<ModificationFault, string>> = {
  "no-transactions-recorded": "Modification post noted but no transactions recorded",
  "next-transaction-not-normal": "Modification post noted but next transaction not normal",
  "different-account": "Modification post noted but different account",
  "different-objects": "Modification post noted but different objects",
  "different-amount": "Modification post noted but different amount",
  "different-quantity": "Modification post noted but different quantity",
};

/** What blocks the import, in Swedish, with the place in the file. */
export function sie4ErrorText<Code extends Sie4ErrorCode>(error: Sie4Error<Code>): string {
  const text = TEXTS[error.code](error);
  return error.line > 0 ? `Rad ${error.line}: ${text}` : text;
}

/** A voucher as a person finds it: "A 12". */
export function voucherNameText({ series, number }: VoucherName): string {
  const name = `${series} ${number}`.trim();
  return name === "" ? "utan nummer" : name;
}

function nameOf(voucher: VoucherName): string {
  return `verifikation ${voucherNameText(voucher)}`;
}
