import type { Page } from "playwright-core";

/** A voucher as a person types it: amounts in kronor, below zero in credit. */
export interface TypedVoucher {
  readonly date: string;
  readonly text: string;
  readonly rows: readonly (readonly [account: string, amount: number])[];
}

/** Opens the form of a new voucher, in the mode with a row for each account. */
export async function openVoucherForm(page: Page): Promise<void> {
  await page.goto("/accounting/transaction/create");
  await page.getByText("Avancerad").click();
}

/** Types a voucher into the form that is open. */
export async function typeVoucher(page: Page, { date, text, rows }: TypedVoucher): Promise<void> {
  await page.getByRole("textbox", { name: "Datum" }).fill(date);
  await page.getByLabel("Text", { exact: true }).fill(text);
  await typeRows(page, rows);
}

/** The rows of a purchase without VAT. */
export function purchaseRows(kronor: number): TypedVoucher["rows"] {
  return [
    ["5460", kronor],
    ["1930", -kronor],
  ];
}

/** Types the rows of a voucher into the form that is open. */
export async function typeRows(page: Page, rows: TypedVoucher["rows"]): Promise<void> {
  for (const [index, [account, amount]] of rows.entries()) {
    const row = `rad ${index + 1}`;
    await page.getByLabel(`Konto, ${row}`).fill(account);
    await page.getByLabel(`Konto, ${row}`).press("Escape");
    await page.getByLabel(`${amount < 0 ? "Kredit" : "Debet"}, ${row}`).fill(String(Math.abs(amount)));
  }
}

/** Registers what is typed, and waits until the number is shown, such as "A 1". */
export async function registerVoucher(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: /^Registrera [A-Z]/ }).click();
  await page.getByText(new RegExp(`^${number} registrerad`)).waitFor();
}

/** Types into the focused field, and presses Enter. */
export async function typeWhereFocused(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
