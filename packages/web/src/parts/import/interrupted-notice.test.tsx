import "fake-indexeddb/auto";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";

const YEAR = fiscalYearIdFromGuid("5".repeat(32));
const year = { id: YEAR, from: "2025-01-01", to: "2025-12-31", locked: false, transactionSeries: [] };

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(company(1, "Ek AB"));
  sessionStorage.clear();
  vi.resetModules();
  await signInAnew();
});

/** An import to a new company that runs, beside the one there was. */
async function begin(isSent = false) {
  const { rememberImport, rememberSent } = await import("./running-import.ts");
  rememberImport({ name: "Alm AB", otherCompanyIds: [1], fiscalYearId: YEAR });
  if (isSent) rememberSent();
}

async function store() {
  server.companies = [...server.companies, company(2, "Alm AB")];
  const changes = [{ key: "c2-accountSettings", put: [year] }];
  await server.documents.commit({ companyId: 2, intent: "import", requestId: "import-1", changes });
}

async function reload() {
  cleanup();
  vi.resetModules();
  await show();
}

async function show() {
  const [{ InterruptedNotice }, { ToastProvider }] = await Promise.all([
    import("./interrupted-notice.tsx"),
    import("../../ui/label/toast.tsx"),
  ]);
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <InterruptedNotice />
      </ToastProvider>
    </MantineProvider>,
  );
}

test("reloaded before it was sent: it was broken off, and nothing is stored", async () => {
  await begin();
  await reload();
  await screen.findByText("Importen är avbruten");
  expect(
    screen.getByText(/medan Alm AB importerades\. Ingenting är sparat\. Importera filen igen\./),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: "Fråga igen" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
  await reload();
  expect(screen.queryByText("Importen är avbruten")).toBeNull();
});

test("reloaded while the server stored it: it is told to be there, and which books they are", async () => {
  await begin(true);
  await reload();
  await screen.findByText(/Ingenting är sparat hittills, men servern kan fortfarande arbeta/);
  await store();
  fireEvent.click(screen.getByRole("button", { name: "Fråga igen" }));
  await screen.findByText("Importen är klar");
  fireEvent.click(screen.getByRole("button", { name: "Öppna" }));
  await waitFor(() => expect(screen.queryByText("Importen är klar")).toBeNull());
  const { readSession } = await import("../../data/session.ts");
  expect(readSession().companyId).toBe(2);
});

test("a server that does not answer is asked again when the person wants it", {
  timeout: 30_000,
}, async () => {
  await begin();
  server.instead = (_method, path) => {
    if (path === "/api/company") throw new TypeError("Failed to fetch");
    return undefined;
  };
  await reload();
  await screen.findByText("Det går inte att säga om importen sparades", undefined, { timeout: 15_000 });
  server.instead = () => undefined;
  fireEvent.click(screen.getByRole("button", { name: "Fråga igen" }));
  await screen.findByText("Importen är avbruten");
});

test("nothing is said while it runs, to another person, or of what cannot be read", async () => {
  await begin();
  await show();
  await expectNothing();
  await signInAnew();
  await reload();
  await expectNothing();
  sessionStorage.setItem("runningImport", "{");
  await reload();
  await expectNothing();
});

async function expectNothing() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/importerades/)).toBeNull();
}
