import { isIsoDate } from "@huvudbok/core/calendar";
import { decodeItem } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { preparedItem } from "./prepare-commit.ts";
import type { ItemwiseChange, PreparedItem } from "./prepared-change.ts";
import { RefusedWrite } from "./refusals.ts";

/**
 * Gives the appended transactions of a change their numbers, in the order they were sent: the highest of the series
 * and one, or the series' first number (clarification B21). The document is locked, so no number is given twice; what
 * is refused later is rolled back with its numbers, so none is skipped. One look in an index per series, however many
 * transactions there are.
 */
export async function numberedAppends(
  tx: Kysely<Tables>,
  change: ItemwiseChange,
  gone: ReadonlySet<string>,
  stamp: { readonly now: number; readonly userName: string },
): Promise<readonly PreparedItem[]> {
  if (change.append.length === 0) return [];
  const regDate = swedishDay(stamp.now);
  const next = new Map<string, number>();
  const appended: PreparedItem[] = [];
  for (const sent of change.append) {
    const number = next.get(sent.series) ?? (await nextNumber(tx, change, gone, sent.series));
    next.set(sent.series, number + 1);
    const transaction: Transaction = { ...sent, number, regDate, sign: stamp.userName };
    const item = preparedItem(change.target, transaction);
    if (!item.ok) throw new RefusedWrite(item.error);
    appended.push(item.value);
  }
  return appended;
}

async function nextNumber(
  tx: Kysely<Tables>,
  change: ItemwiseChange,
  gone: ReadonlySet<string>,
  series: string,
): Promise<number> {
  const { companyId, storedKey } = change.target;
  const highest = await tx
    .selectFrom("item")
    .select(["id", "number"])
    .where("company_id", "=", companyId)
    .where("key", "=", storedKey)
    .where("series", "=", series)
    .where("number", "is not", null)
    .orderBy("number", "desc")
    .limit(gone.size + 1)
    .execute();
  const stored = highest.find((row) => !gone.has(row.id))?.number ?? undefined;
  const put = change.put.flatMap((item) => {
    const numbered = seriesAndNumber(item);
    return numbered?.series === series ? [numbered.number] : [];
  });
  const taken = [...put, ...(stored === undefined ? [] : [stored])];
  if (taken.length > 0) return taken.reduce((a, b) => Math.max(a, b)) + 1;
  return firstNumber(tx, change, series);
}

/** The first number that the fiscal year says a series begins with; 1 for a series that it does not name. */
async function firstNumber(tx: Kysely<Tables>, change: ItemwiseChange, series: string): Promise<number> {
  const { address } = change.target;
  invariant(address.scope === "fiscalYear", "transactions belong to a fiscal year");
  const row = await tx
    .selectFrom("item")
    .select("body")
    .where("company_id", "=", address.companyId)
    .where("key", "=", `c${address.companyId}-accountSettings`)
    .where("id", "=", address.fiscalYearId)
    .executeTakeFirst();
  if (row === undefined) return 1;
  const year = decodeItem("accountSettings", JSON.parse(row.body));
  invariant(year.ok, "a stored fiscal year can be read");
  return year.value.transactionSeries.find((one) => one.name === series)?.startNo ?? 1;
}

/** Series and number of a transaction; undefined for items of other kinds. */
export function seriesAndNumber(
  item: PreparedItem,
): { readonly series: string; readonly number: number } | undefined {
  const { value } = item;
  return "series" in value && "number" in value && value.number !== undefined
    ? { series: value.series, number: value.number }
    : undefined;
}

const DAY_IN_SWEDEN = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The ISO day that it is in Sweden at a time. */
export function swedishDay(time: number) {
  const day = DAY_IN_SWEDEN.format(time);
  invariant(isIsoDate(day), "sv-SE writes ISO dates");
  return day;
}
