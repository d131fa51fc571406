import "fake-indexeddb/auto";
import { newAccount } from "@huvudbok/core/account-plan";
import type { ImportedCompany } from "@huvudbok/core/import";
import { encodeCp437 } from "@huvudbok/core/text";
import { MantineProvider } from "@mantine/core";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeFetch } from "../../../test/fake-fetch.ts";
import { FakeImports, fakeRequests } from "../../../test/fake-request.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { useCompanies } from "../../data/company/company-list.ts";
import { runTask, TaskMemory } from "../../workers/task-table.ts";
import type { CommitInput } from "../../workers/tasks.ts";
import { type ImportOrder, useImport } from "./use-import.ts";

const plan = {
  name: "BAS",
  accounts2: [newAccount(1930), newAccount(3001)],
  balanceReportStructure: { name: "B", items: [{ name: "Allt", accounts: ["1"] }] },
  resultReportStructure: { name: "R", items: [{ name: "Allt", accounts: ["3"] }] },
};
const FILE = `#FLAGGA 0
#SIETYP 4
#FNAMN "Alm AB"
#RAR 0 20250101 20251231
#KONTO 1930 Bank
#KONTO 3001 Sålt
`;
const blank = { organizationNumber: "", reference: "", address: "", zipCode: "", city: "", phone: "" };
const ALM: ImportedCompany = { name: "Alm AB", ...blank };

let server: FakeFetch;
let imports: FakeImports;

beforeEach(async () => {
  server = freshServer();
  imports = new FakeImports(server);
  vi.stubGlobal("XMLHttpRequest", fakeRequests(imports));
  await signInAnew();
});

/** The worker with the file, in this thread. */
function reader(): ImportOrder["client"] {
  const memory = new TaskMemory();
  const charts = [{ companyTypes: ["AB" as const], basEdition: 2025, plan }];
  runTask(memory, "readBooks", { bytes: encodeCp437(FILE).buffer, fileName: "bok.se", charts });
  const ask = async (name: "commitBooks", input: CommitInput) => runTask(memory, name, input);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what an import uses of it
  return { ask, close: () => undefined } as unknown as ImportOrder["client"];
}

/** A page that has read the file; nothing is left of it when another one is opened. */
async function openPage() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MantineProvider env="test">{children}</MantineProvider>
  );
  const { result, unmount } = renderHook(() => ({ job: useImport(), companies: useCompanies() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  const order: ImportOrder = {
    client: reader(),
    fingerprint: "the file",
    company: ALM,
    companyId: undefined,
    otherCompanyIds: result.current.companies.companies.map(({ id }) => id),
    companyType: "AB",
    withSummary: false,
  };
  const begin = () => result.current.job.start(order);
  const end = () =>
    waitFor(() => expect(["Complete", "Aborted"]).toContain(result.current.job.step), { timeout: 9000 });
  const start = async () => {
    await act(async () => begin());
    await end();
  };
  return { begin, end, start, unmount, result };
}

const names = () => server.companies.map(({ config }) => config.recipient.name);

test("an import to a new company is one call, which makes the company too (IM23)", async () => {
  const { start, result } = await openPage();
  await start();
  expect(result.current.job.step).toBe("Complete");
  expect(names()).toEqual(["Alm AB"]);
  expect(imports.paths).toEqual(["/api/data/commit?newCompany=1&import=1"]);
  expect(server.calls).not.toContain("POST /api/company");
  expect(result.current.companies.companies.map(({ id }) => id)).toEqual([1]);
});

test("it is remembered while it runs, as sent when it is, and forgotten when its outcome is told", async () => {
  const states: unknown[] = [];
  const remembered = () => sessionStorage.getItem("runningImport");
  const answer = imports.answer.bind(imports);
  imports.answer = (path, body) => {
    states.push(JSON.parse(remembered() ?? "{}"));
    return answer(path, body);
  };
  const { start } = await openPage();
  await start();
  expect(states).toMatchObject([{ name: "Alm AB", otherCompanyIds: [], isSent: false }]);
  await waitFor(() => expect(remembered()).toBeNull());
  imports.fate = "refused";
  await (await openPage()).start();
  await waitFor(() => expect(remembered()).toBeNull());
});

test("one that is refused leaves nothing", async () => {
  imports.fate = "refused";
  const { start, result } = await openPage();
  await start();
  await waitFor(() => expect(result.current.job.error?.message).toContain("Ingenting har ändrats."));
  expect(names()).toEqual([]);
  expect(server.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

test("one whose answer is lost is found in the company that it made", async () => {
  imports.fate = "stored without answer";
  const { start, result } = await openPage();
  await start();
  expect(result.current.job.step).toBe("Complete");
  expect(names()).toEqual(["Alm AB"]);
});

test("one that was sent by a page that is gone is not made again", async () => {
  const first = await openPage();
  const second = await openPage();
  await act(async () => {
    first.begin();
    second.begin();
  });
  first.unmount();
  await second.end();
  expect(names()).toEqual(["Alm AB"]);
  const [one, other] = imports.requests;
  expect(other?.requestId).toBe(one?.requestId);
  expect(other?.changes).toEqual(one?.changes);
});

test("one that never arrived is made once by the next attempt", async () => {
  imports.fate = "lost";
  const { start, result } = await openPage();
  await start();
  expect(result.current.job.step).toBe("Aborted");
  imports.fate = "stored";
  await start();
  await start();
  expect(names()).toEqual(["Alm AB"]);
});

test("who chooses a new company once more gets one more, and so does another person", async () => {
  await (await openPage()).start();
  await (await openPage()).start();
  expect(names()).toEqual(["Alm AB", "Alm AB"]);
  const before = imports.requests.map(({ requestId }) => requestId);
  await signInAnew();
  server.companies = [];
  await (await openPage()).start();
  expect(before).not.toContain(imports.requests.at(-1)?.requestId);
});
