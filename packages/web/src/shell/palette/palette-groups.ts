import { type Account, type AccountWords, exactAccount, suggestAccounts } from "@huvudbok/core/account-plan";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { foldText, matchesSearch } from "@huvudbok/core/text";
import { entriesTurnover, type HighestNumbers, type Transaction } from "@huvudbok/core/transaction";
import { IconFileText, IconListNumbers, IconSearch } from "@tabler/icons-react";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";
import { voucherMatches } from "./voucher-matches.ts";
import { vouchersWith } from "./voucher-search.ts";

/** What the palette searches in. */
export interface PaletteSources {
  readonly pages: readonly PaletteEntry[];
  readonly commands: readonly PaletteEntry[];
  /** Places visited before, the latest first. */
  readonly recent: readonly PaletteEntry[];
  readonly accounts: readonly Account[];
  /** Everyday words for the accounts. */
  readonly words?: AccountWords;
  readonly transactions: ReadonlyMap<string, Transaction>;
  readonly highest: HighestNumbers;
  /** The balance of an account, where it is known without computing it. */
  readonly balanceOf: (accountNo: number) => Ore | undefined;
}

const MOST_ACCOUNTS = 5;
const MOST_RECENT = 5;
const MOST_VOUCHERS = 6;

/** What matches the typed text, group by group; without text the places visited last, and all commands. */
export function paletteGroups(query: string, sources: PaletteSources): readonly PaletteGroup[] {
  const typed = query.trim();
  const { pages, commands, recent } = sources;
  if (typed === "") {
    return filled([
      { label: "Senast besökta", entries: recent.slice(0, MOST_RECENT) },
      { label: "Gå till", entries: pages },
      { label: "Gör", entries: commands },
    ]);
  }
  const vouchers = {
    label: "Transaktioner",
    entries: vouchersOf(typed, sources).map((each) => voucher(each, typed)),
  };
  const accounts = { label: "Konton", entries: accountEntries(typed, sources) };
  const places = { label: "Gå till", entries: fitting(pages, typed) };
  const acts = { label: "Gör", entries: fitting(commands, typed) };
  const others = [vouchers, accounts, places, acts].flatMap(({ entries }) => entries);
  const shown = new Set(others.map(({ to }) => to));
  const unshown = fitting(recent, typed).filter(({ to }) => !shown.has(to));
  const visited = { label: "Senast besökta", entries: unshown.slice(0, MOST_RECENT) };
  const search = { label: "Sök", entries: sources.highest.size === 0 ? [] : [searchEntry(typed)] };
  // A number means a voucher or an account; the whole number of an account means that account.
  const isAccount = exactAccount(typed, { accounts2: sources.accounts }) !== undefined;
  const results = isAccount ? [accounts, vouchers] : [vouchers, accounts];
  return filled(
    /\d/.test(typed)
      ? [...results, places, acts, visited, search]
      : [places, acts, accounts, vouchers, visited, search],
  );
}

/** The vouchers that the typed number may mean, then those with the typed text or amount. */
function vouchersOf(typed: string, { transactions, highest }: PaletteSources): readonly Transaction[] {
  const numbered = voucherMatches(typed, transactions, highest);
  return [...new Set([...numbered, ...vouchersWith(typed, transactions)])].slice(0, MOST_VOUCHERS);
}

function filled(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({ entries }) => entries.length > 0);
}

/**
 * The entries that contain all typed words, in any order: first those that begin with them, then those that have them in
 * what is shown, and last those that only other words find.
 */
function fitting(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const folded = foldText(typed);
  return entries
    .filter(({ title, text = "", words = "" }) => matchesSearch(`${title} ${text} ${words}`, typed))
    .map((entry) => (foldText(entry.title).startsWith(folded) ? { ...entry, matched: typed.length } : entry))
    .sort((a, b) => rankOf(b, typed) - rankOf(a, typed));
}

function rankOf({ matched, title, text = "" }: PaletteEntry, typed: string): number {
  if (matched !== undefined) return 2;
  return Number(matchesSearch(`${title} ${text}`, typed));
}

function voucher({ series, number, text, entries }: Transaction, typed: string): PaletteEntry {
  const title = `${series} ${number}`;
  const bare = typed.replaceAll(/\s/g, "").toLowerCase();
  const isNamed = `${series}${number}`.toLowerCase().startsWith(bare);
  return {
    id: `voucher ${title}`,
    icon: IconFileText,
    title,
    matched: isNamed ? bare.length + 1 : 0,
    text,
    aside: formatOre(entriesTurnover(entries).debit),
    to: transactionPath({ series, number }),
  };
}

function accountEntries(
  typed: string,
  { accounts, words, balanceOf }: PaletteSources,
): readonly PaletteEntry[] {
  // "A 5" may be the beginning of a voucher and of an account.
  const digits = /^[^\d\s]*\s*(\d+)$/.exec(typed)?.[1];
  const query = digits ?? typed;
  const options = { limit: MOST_ACCOUNTS, ...(words === undefined ? {} : { words }) };
  return suggestAccounts(query, { accounts2: accounts }, options).map(({ id, name }) => {
    const balance = balanceOf(id);
    return {
      id: `account ${id}`,
      icon: IconListNumbers,
      title: String(id),
      matched: digits?.length ?? 0,
      text: name,
      ...(balance === undefined ? {} : { aside: `saldo ${formatOre(balance)}` }),
      to: `/accounting/report/account/${id}`,
    };
  });
}

function searchEntry(typed: string): PaletteEntry {
  return {
    id: "search",
    icon: IconSearch,
    title: `Sök ”${typed}” bland transaktionerna`,
    to: `/accounting/transaction?search=${encodeURIComponent(typed)}`,
  };
}
