import type { Picture, Who } from "./picture.ts";

/** The page in Swedish, its address and its heading. */
type PageRow = readonly [name: string, path: string, heading: string | RegExp];

/** Every page that stands in the frame, with books. */
const PAGES: readonly PageRow[] = [
  ["hem", "/accounting", /^Kvarnåsens|^Havtorn/],
  ["rakenskapsar", "/accounting/fiscalYear", "Räkenskapsår"],
  ["nytt-rakenskapsar", "/accounting/fiscalYear/create", "Skapa räkenskapsår"],
  ["kontoplan", "/accounting/accountPlan", "Kontoplan"],
  ["ingaende-balans", "/accounting/accountBalance", "Ingående balans"],
  ["transaktioner", "/accounting/transaction", "Transaktioner"],
  ["ny-transaktion", "/accounting/transaction/create/advanced", "Ny transaktion"],
  ["ny-transaktion-enkel", "/accounting/transaction/create/simple", "Ny transaktion"],
  ["verifikat", "/accounting/transaction/A/7", "Transaktion A 7"],
  ["balansrapport", "/accounting/report/balance", "Balansrapport"],
  ["resultatrapport", "/accounting/report/result", "Resultatrapport"],
  ["kontoutdrag", "/accounting/report/account/1930", /^1930 /],
  ["huvudbok", "/accounting/report/ledger", "Huvudbok"],
  ["transaktionslista", "/accounting/report/transaction", "Transaktionslista"],
  ["importera-sie", "/accounting/import/sie", "Importera från SIE"],
  ["exportera-sie", "/accounting/export/sie5", "Exportera SIE"],
  ["installningar", "/settings", "Inställningar"],
  ["nytt-foretag", "/settings/company/create", "Företagsuppgifter"],
  ["foretag", "/settings/company/edit", "Företagsuppgifter"],
  ["radera-foretag", "/settings/company/delete", "Radera företag"],
  ["exempelforetag", "/settings/company/demonstration", "Prova med exempelföretag"],
];

/** What looks different when there are no vouchers. */
const LOOKS_EMPTY = new Set([
  "hem",
  "rakenskapsar",
  "ingaende-balans",
  "transaktioner",
  "ny-transaktion",
  "ny-transaktion-enkel",
  "balansrapport",
  "resultatrapport",
  "kontoutdrag",
  "huvudbok",
  "transaktionslista",
  "exportera-sie",
]);

/** What a person without a company may open; the rest leads home. */
const NEEDS_NO_COMPANY = new Set(["importera-sie", "installningar", "nytt-foretag", "exempelforetag"]);

function ofWhom(who: Who, suffix: string, rows: readonly PageRow[]): readonly Picture[] {
  return rows.map(([name, path, heading]) => ({
    name: `${name}-${suffix}`,
    who,
    path,
    heading,
    ...(name === "hem" && who === "demonstration" ? { later: "Samma tid" } : {}),
  }));
}

/** What a person meets who is not signed in. */
const PUBLIC: readonly Picture[] = [
  { name: "inloggning", who: "nobody", path: "/login", heading: "Logga in" },
  {
    name: "inloggning-behorighet-fel",
    who: "nobody",
    path: "/login?missingScope=drive.file",
    heading: "Logga in",
  },
  {
    name: "inloggning-otillganglig-fel",
    who: "nobody",
    path: "/login?error=unavailable",
    heading: "Logga in",
  },
  { name: "inloggning-kod-fel", who: "nobody", path: "/login/code?token=fel", heading: /./ },
  { name: "utloggning", who: "nobody", path: "/logout", heading: "Utloggad" },
];

/** Every page as it is when one has come to it: with books, with empty books, and on the way to any. */
export const PAGE_PICTURES: readonly Picture[] = [
  ...PUBLIC,
  ...ofWhom("demonstration", "demo", PAGES),
  ...ofWhom(
    "empty",
    "tom",
    PAGES.filter(([name]) => LOOKS_EMPTY.has(name)),
  ),
  ...ofWhom(
    "newcomer",
    "ny",
    PAGES.filter(([name]) => NEEDS_NO_COMPANY.has(name)),
  ),
  { name: "hem-ny", who: "newcomer", path: "/accounting", heading: "Välkommen" },
  { name: "hem-utan-ar-tom", who: "yearless", path: "/accounting", heading: /./ },
  { name: "nytt-rakenskapsar-tom", who: "yearless", path: "/accounting/fiscalYear/create", heading: /./ },
  { name: "hem-utan-kontoplan-tom", who: "chartless", path: "/accounting", heading: /./ },
  { name: "ny-kontoplan-tom", who: "chartless", path: "/accounting/accountPlan/create", heading: /./ },
  ...["transaktioner", "kontoplan", "balansrapport", "huvudbok", "ny-transaktion"].flatMap((wanted) =>
    ofWhom(
      "demonstration",
      "kompakt-demo",
      PAGES.filter(([name]) => name === wanted),
    ).map((picture): Picture => ({ ...picture, density: "compact" })),
  ),
];
