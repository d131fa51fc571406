import type { Page } from "playwright-core";

/**
 * The amounts of the page's tables that are not 0, by what `name` finds in the cells of a row: those in the last column,
 * or in another one.
 */
export async function tableAmounts(
  page: Page,
  name: (cells: readonly string[]) => string | undefined,
  column = -1,
): Promise<Readonly<Record<string, number>>> {
  const rows = await page
    .getByRole("main")
    .locator("tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll<HTMLElement>("th, td")].map((cell) => cell.innerText.trim())),
    );
  const named = rows.map((cells) => [name(cells), kronorOf(cells.at(column) ?? "")] as const);
  return Object.fromEntries(named.filter(([found, amount]) => found !== undefined && amount !== 0));
}

/** The number of a balance account that begins a row. */
export function balanceAccount([first]: readonly string[]): string | undefined {
  return /^[12]\d{3}(?=\s)/.exec(first ?? "")?.[0];
}

/** The number of a box of the VAT return that begins a row, without its 0. */
export function vatBox([first]: readonly string[]): string | undefined {
  const box = /^\d\d(?=\s*\p{L})/u.exec(first ?? "")?.[0];
  return box === undefined ? undefined : String(Number(box));
}

/** The SRU code of a field of the income tax return. */
export function sruCode([, code]: readonly string[]): string | undefined {
  return /^\d{4}$/.exec(code ?? "")?.[0];
}

/** The year's result, before it is booked on 8999. */
export function yearResult([first]: readonly string[]): string | undefined {
  return first === "Årets resultat" || first === "R11 Bokfört resultat" ? "result" : undefined;
}

/** An amount as it is shown: `−1 234,50`. */
function kronorOf(text: string): number {
  return Number(text.replaceAll(/\s/g, "").replace("\u2212", "-").replace(",", "."));
}
