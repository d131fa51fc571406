import { type AccountPlan, newAccount } from "@huvudbok/core/account-plan";
import { encodeItem } from "@huvudbok/core/document";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type FunctionComponent, useEffect, useState } from "react";
import { LATER_PAGE_LOADERS } from "../src/app/later-page-loaders.ts";
import { PAGE_LOADERS } from "../src/app/page-loaders.ts";
import { WrappedPage } from "../src/app/wrapped-page.tsx";
import { pushAddress } from "../src/navigation/address.ts";
import { useAddress, VisitContext } from "../src/navigation/use-address.ts";
import { pageAt } from "../src/routes/page-names.ts";
import { paramsAt } from "../src/routes/page-path.ts";
import { ToastProvider } from "../src/ui/label/toast.tsx";
import { ENTRY_YEAR } from "./entry-books.ts";
import { company, type FakeFetch } from "./fake-fetch.ts";
import { freshServer, signInAnew } from "./fresh-server.ts";

const LOADERS = { ...PAGE_LOADERS, ...LATER_PAGE_LOADERS };

type Change = Parameters<FakeFetch["documents"]["commit"]>[0]["changes"][number];

/** The accounts of the books of `openBooks`, with the names that BAS gives them. */
const ACCOUNTS: readonly AccountPlan["accounts2"][number][] = [
  [1220, "Inventarier och verktyg"],
  [1229, "Ackumulerade avskrivningar på inventarier"],
  [1930, "Företagskonto"],
  [2641, "Ingående moms"],
  [3973, "Vinst vid avyttring av maskiner och inventarier"],
  [5010, "Lokalhyra"],
  [5460, "Förbrukningsmaterial"],
  [7830, "Avskrivningar på maskiner och inventarier"],
  [7973, "Förlust vid avyttring av maskiner och inventarier"],
].map(([number, name]) => newAccount(Number(number), String(name)));

/** Signs in a person with a company, the year 2026, a chart and what `changes` stores; the server is returned. */
export async function openBooks(...changes: readonly Change[]): Promise<FakeFetch> {
  const server = freshServer(company(1, "Alm AB"));
  await signInAnew();
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "books",
    changes: [
      { key: "c1-accountSettings", put: [ENTRY_YEAR] },
      {
        key: yearKey("accountPlan"),
        head: { name: "BAS" },
        put: ACCOUNTS.map((each) => encodeItem("accountPlan", each)),
      },
      ...changes,
    ],
  });
  return server;
}

/** The same person and company, without a chart, or without a year. */
export async function openBooksWithout(lacks: "chart" | "year"): Promise<void> {
  const server = freshServer(company(1, "Alm AB"));
  await signInAnew();
  const put = lacks === "year" ? [] : [ENTRY_YEAR];
  const changes = [{ key: "c1-accountSettings", head: {}, put }];
  await server.documents.commit({ companyId: 1, intent: "edit", requestId: "books", changes });
}

/** The key of a document of the year. */
export function yearKey(kind: string): string {
  return `c1-${ENTRY_YEAR.id}-${kind}`;
}

/** Opens the page of an address, and those that it leads to, each in its wrapper as in the product. */
export async function openPage(path: string): Promise<UserEvent> {
  pushAddress(path);
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <Shown />
      </ToastProvider>
    </MantineProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return userEvent.setup();
}

function Shown() {
  const address = useAddress();
  const page = pageAt(address.pathname);
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly Page: FunctionComponent }>();
  useEffect(() => {
    if (page === undefined) return;
    void LOADERS[page.path]().then((Page) => setLoaded({ path: page.path, Page }));
  }, [page]);
  if (page === undefined || loaded?.path !== page.path) return null;
  const params = paramsAt(page.path, address.pathname) ?? {};
  return (
    <VisitContext value={{ address, params, view: { Page: loaded.Page } }}>
      <WrappedPage key={address.pathname} page={page} code={loaded.Page} />
    </VisitContext>
  );
}
