import type { Page } from "playwright-core";
import { productCalls } from "../screenshots/product-calls.ts";
import { yearOf } from "./stored-vouchers.ts";

/** A calendar year, as it is stored. */
export function storedYear(id: string, from: number, locked: boolean) {
  return {
    id,
    from: `${from}-01-01`,
    to: `${from}-12-31`,
    locked,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
}

/** Locks the first fiscal year of the company and gives it an open one before it, which is not chosen by itself. */
export async function lockYear(page: Page): Promise<void> {
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId, fiscalYearId } = await yearOf(page);
  const settings = `c${companyId}-accountSettings`;
  await calls.commit(companyId, "edit", [
    {
      key: settings,
      ifMatch: await calls.etag(settings),
      put: [
        storedYear(fiscalYearId, 2025, true),
        storedYear(`f${crypto.randomUUID().replaceAll("-", "")}`, 2024, false),
      ],
    },
  ]);
}
