import type { AccountNo } from "../account-plan/index.ts";
import { accountNo } from "../account-plan/index.ts";

/**
 * Swedish payees that most companies meet, by a word of their names, and the accounts of the BAS chart that what is
 * bought from them is usually booked on, the likeliest first: the first one that is in the chart is suggested (CT7).
 */
const PAYEES: readonly (readonly [names: string, ...accounts: readonly number[]])[] = [
  ["telia telenor halebop comviq tele2", 6212, 6210],
  ["bahnhof bredbandsbolaget ownit bredband2", 6230, 6210],
  ["postnord dhl schenker budbee instabox", 6250, 5710],
  ["fortum vattenfall ellevio tibber skelleftekraft", 5020, 5120],
  ["okq8 preem circlek ingo st1 tanka", 5611, 5610],
  ["easypark parkster aimo", 5612, 5800],
  ["sj vasttrafik skanetrafiken flixbus mtrx", 5810, 5800],
  ["norwegian sas ryanair", 5810, 5800],
  ["scandic elite clarion nordic", 5831, 5800],
  ["staples officedepot kontorsgiganten lyreco", 6110, 6100],
  ["clasohlson biltema jula kjell elgiganten netonnet dustin inet webhallen", 5410, 5400],
  ["bauhaus byggmax beijer hornbach", 5460, 4010, 5410],
  ["adobe microsoft google dropbox github slack zoom atlassian", 5420, 6540],
  ["loopia onecom binero", 6540, 6230],
  ["trygghansa folksam lansforsakringar gjensidige", 6310, 6300],
  ["bolagsverket", 6950, 6991],
  ["facebook linkedin facebk", 5910, 5900],
  ["bankavgift kontoavgift", 6570],
];

const ACCOUNTS: ReadonlyMap<string, readonly AccountNo[]> = new Map(
  PAYEES.flatMap(([names, ...accounts]) =>
    names.split(" ").map((name) => [name, accounts.map(accountNo)] as const),
  ),
);

/** The account of the first word that is the name of a known payee, of those that the chart has; undefined for none. */
export function knownPayee(
  words: readonly string[],
  chart: { has(account: AccountNo): boolean },
): { readonly name: string; readonly account: AccountNo } | undefined {
  for (const name of words) {
    const account = ACCOUNTS.get(name)?.find((one) => chart.has(one));
    if (account !== undefined) return { name, account };
  }
  return undefined;
}
