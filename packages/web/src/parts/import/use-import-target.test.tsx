import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { reloadCompaniesEverywhere } from "../../data/company/company-list.ts";
import { useImportTarget } from "./use-import-target.ts";

vi.mock("../../data/server-settings.ts", () => ({ useServerSettings: () => ({ companiesPerPerson: 2 }) }));

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer();
  await signInAnew();
});

const facts = {
  companyName: "Alm AB",
  organizationNumber: "",
  fiscalYear: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  transactionCount: 1,
  attachmentCount: 0,
};

function answers(path: string, answer: () => Response): void {
  server.instead = (_method, asked) => (asked === path ? answer() : undefined);
}
const broken = () => Response.json({ error: { type: "Internal", message: "Nej." } }, { status: 500 });

test("features that cannot be loaded are told, and an empty list is one", async () => {
  answers("/api/feature", broken);
  const { result } = renderHook(() => useImportTarget(facts, "AB"));
  await waitFor(() => expect(result.current.failure?.title).toBe("Kan inte hämta funktioner"));
  expect(result.current.errors).toBeUndefined();
  answers("/api/feature", () => Response.json({ features: [] }));
  act(() => result.current.failure?.action?.onClick());
  await waitFor(() => expect(result.current.errors).toEqual([]));
  expect(result.current.failure).toBeUndefined();
});

test("companies that cannot be loaded are told", async () => {
  server.instead = (_method, path) =>
    path === "/api/feature"
      ? Response.json({ features: [] })
      : path === "/api/company"
        ? broken()
        : undefined;
  const { result } = renderHook(() => useImportTarget(facts, "AB"));
  await waitFor(() => expect(result.current.failure?.title).toBe("Kan inte hämta företaget"));
});

test("two companies that the file may be of are counted", async () => {
  server.companies = [company(1, "Alm AB"), company(2, "Alm AB"), company(3, "Ek AB")];
  server.instead = (_method, path) => (path === "/api/feature" ? Response.json({ features: [] }) : undefined);
  await reloadCompaniesEverywhere();
  const { result } = renderHook(() => useImportTarget(facts, "AB"));
  await waitFor(() => expect(result.current.alike).toBe(2));
  expect(result.current.company?.id).toBe(1);
});

test("CO15: who owns as many companies as they may is told before the import", async () => {
  server.companies = [company(1, "Ek AB"), company(2, "Lind AB")];
  server.instead = (_method, path) => (path === "/api/feature" ? Response.json({ features: [] }) : undefined);
  await reloadCompaniesEverywhere();
  const { result } = renderHook(() => useImportTarget(facts, "AB"));
  await waitFor(() => expect(result.current.errors?.map(({ code }) => code)).toEqual(["too-many-companies"]));
});
