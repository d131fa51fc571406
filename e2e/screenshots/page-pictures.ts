import { pageName } from "../../packages/web/src/routes/page-names.ts";
import type { Need } from "../../packages/web/src/routes/page-row.ts";
import { PAGES as TABLE } from "../../packages/web/src/routes/page-table.ts";
import { CHARTLESS_PAGES, PAGE_STATES, SECOND_ADDRESS } from "../support/page-states.ts";
import type { Picture, Who } from "./picture.ts";

type Row = (typeof TABLE)[number];

/** What of the books a page is about: it looks different as long as there are none. */
const OF_BOOKS: ReadonlySet<Need> = new Set(["fiscalYear", "chart", "transactions"]);
/** What a person has who has no company. */
const OF_ANYBODY: ReadonlySet<Need> = new Set(["companies", "userSettings"]);

/** A page as it is with books, by the table of pages, and with its name in Swedish as files have it. */
interface Found extends Pick<Picture, "name" | "path" | "heading"> {
  readonly row: Row;
}

const found: readonly Found[] = TABLE.flatMap((row) => {
  const state = PAGE_STATES.find(({ name }) => name === row.path);
  if (state === undefined || row.path === SECOND_ADDRESS) return [];
  const heading = row.isTitledByCompany === true ? /^Kvarnåsens|^Havtorn/ : state.heading;
  return [{ row, name: fileName(pageName(row)), path: state.path, heading }];
});

/** The form has a second mode. */
const SIMPLE_ENTRY: readonly Found[] = found
  .filter(({ row }) => row.path === "/accounting/transaction/create/{-$mode}")
  .map((entry) => ({
    ...entry,
    name: `${entry.name}-enkel`,
    path: "/accounting/transaction/create/simple",
  }));

const WITH_BOOKS: readonly Found[] = [...found, ...SIMPLE_ENTRY];
const LOOKS_EMPTY = WITH_BOOKS.filter(
  ({ row }) => row.needs?.some((need) => OF_BOOKS.has(need)) === true && !row.path.includes("$id"),
);
const NEEDS_NO_COMPANY = found.filter(
  ({ row }) => row.needs?.every((need) => OF_ANYBODY.has(need)) !== false,
);

/** `Öppna räkenskapsår` is `oppna-rakenskapsar`. */
function fileName(title: string): string {
  const plain = title.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^a-z0-9]+/g, "-");
}

function ofWhom(who: Who, suffix: string, pages: readonly Found[]): readonly Picture[] {
  return pages.map(({ row, name, path, heading }) => ({
    name: `${name}-${suffix}`,
    who,
    path,
    heading,
    ...(row.isTitledByCompany && who === "demonstration" ? { later: "Samma tid" } : {}),
  }));
}

/** The pages of a person who is not signed in. */
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

/** One of each kind of page stands for how close rows stand by choice. */
const COMPACT: ReadonlySet<Row["path"]> = new Set<Row["path"]>([
  "/accounting/transaction",
  "/accounting/accountPlan",
  "/accounting/report/balance",
  "/accounting/report/ledger",
  "/accounting/transaction/create/{-$mode}",
]);

/** Every page as it is when one has come to it: with books, with empty books, and on the way to any. */
export const PAGE_PICTURES: readonly Picture[] = [
  ...PUBLIC,
  ...ofWhom("demonstration", "demo", WITH_BOOKS),
  ...ofWhom("empty", "tom", LOOKS_EMPTY),
  ...ofWhom("newcomer", "ny", NEEDS_NO_COMPANY),
  { name: "hem-ny", who: "newcomer", path: "/accounting", heading: "Välkommen" },
  { name: "hem-utan-ar-tom", who: "yearless", path: "/accounting", heading: /./ },
  { name: "nytt-rakenskapsar-tom", who: "yearless", path: "/accounting/fiscalYear/create", heading: /./ },
  { name: "hem-utan-kontoplan-tom", who: "chartless", path: "/accounting", heading: /./ },
  ...CHARTLESS_PAGES.map(
    ({ name, path, heading }): Picture => ({
      name: `${fileName(TABLE.find((row) => row.path === name)?.title ?? name)}-tom`,
      who: "chartless",
      path,
      heading,
    }),
  ),
  ...ofWhom(
    "demonstration",
    "kompakt-demo",
    found.filter(({ row }) => COMPACT.has(row.path)),
  ).map((picture): Picture => ({ ...picture, density: "compact" })),
];
