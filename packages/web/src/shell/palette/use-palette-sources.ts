import { DEFAULT_COMPANY_TYPE } from "@huvudbok/core/company";
import { highestNumbers, type Transaction } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import { useAccountWords } from "../../data/account-words.ts";
import { useCachedBalances } from "../../data/cached-balances.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { visitedPaths } from "../../data/session.ts";
import { useDocument } from "../../data/use-document.ts";
import { useAddress } from "../../navigation/use-address.ts";
import { keyTable } from "../../ui/keys/key-table.ts";
import type { MenuFlags } from "../menu/menu-items.ts";
import { pageEntries } from "./page-entries.ts";
import type { PaletteSources } from "./palette-groups.ts";
import { recentPlaces } from "./recent-places.ts";
import { useCommands } from "./use-commands.ts";

/** Numbers by series, counted once for each state of the books. */
const counted = new WeakMap<object, ReturnType<typeof highestNumbers>>();

/** What the palette searches in: built when it opens, and again when the books change while it is open. */
export function usePaletteSources(flags: MenuFlags, onKeyList: () => void): PaletteSources {
  const { href: here } = useAddress();
  const [visited] = useState(visitedPaths);
  const [keys] = useState(() => new Map(keyTable.bindings().map((binding) => [binding.label, binding.keys])));
  const transactions = useDocument("transactions").items;
  const plan = useDocument("accountPlan").items;
  const balances = useCachedBalances();
  const commands = useCommands(flags, onKeyList);
  const accounts = useMemo(() => [...plan.values()].sort((a, b) => a.id - b.id), [plan]);
  const companyType = useCompany()?.config.recipient.companyType ?? DEFAULT_COMPANY_TYPE;
  const words = useAccountWords(accounts, companyType);
  const names = new Map(accounts.map(({ id, name }) => [String(id), name] as const));
  return {
    pages: pageEntries(flags).places,
    commands: commands.map((command) => ({ ...command, keys: command.keys ?? keys.get(command.title) })),
    recent: recentPlaces(visited, here, names, flags.may),
    accounts,
    words,
    transactions,
    highest: highestOf(transactions),
    balanceOf: (accountNo) => balances?.get(accountNo),
  };
}

function highestOf(transactions: ReadonlyMap<string, Transaction>) {
  const cached = counted.get(transactions);
  if (cached !== undefined) return cached;
  const highest = highestNumbers([...transactions.values()]);
  counted.set(transactions, highest);
  return highest;
}
