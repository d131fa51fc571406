import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { reloadCompaniesEverywhere } from "../../data/company/company-list.ts";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import { CompanyCreatePage } from "./company-create-page.tsx";

vi.mock("../../ui/link/query-state.ts", () => ({
  useQueryState: () => [(name: string) => (name === "type" ? address.type : undefined), address.set],
}));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../ui/link/link-button.tsx", () => ({
  LinkButton: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../data/server-settings.ts", () => ({ useServerSettings: () => ({ companiesPerPerson: 2 }) }));

const address = vi.hoisted(() => ({ type: undefined as string | undefined, set: vi.fn() }));

test("CO15: who owns as many companies as they may is told before the form is filled in", async () => {
  const server = freshServer(company(1, "Ek AB"), company(2, "Lind AB"));
  server.instead = (_method, path) => (path === "/api/feature" ? Response.json({ features: [] }) : undefined);
  await signInAnew();
  await reloadCompaniesEverywhere();
  render(
    <MantineProvider env="test">
      <CompanyCreatePage />
    </MantineProvider>,
  );
  await screen.findByText(/Du kan äga högst 2 företag, och har redan så många/);
  expect(screen.getByRole("button", { name: /^Spara/ })).toHaveProperty("disabled", true);
  expect(screen.getByText("Du äger redan så många företag som du får")).toBeDefined();
  server.companies = [company(1, "Ek AB")];
  await reloadCompaniesEverywhere();
  await waitFor(() => expect(screen.queryByText(/Du kan äga högst/)).toBeNull());
});

test.each([
  ["PP", "Privatperson", "Namn"],
  [undefined, "Aktiebolag", "Aktiebolag"],
  ["nonsense", "Aktiebolag", "Aktiebolag"],
])("with the type %s in the address %s is chosen and %s has the focus", async (type, chosen, focused) => {
  address.type = type;
  const server = freshServer();
  server.instead = (_method, path) => (path === "/api/feature" ? Response.json({ features: [] }) : undefined);
  await signInAnew();
  await reloadCompaniesEverywhere();
  render(
    <MantineProvider env="test">
      <CompanyCreatePage />
    </MantineProvider>,
  );
  expect(await screen.findByRole("radio", { name: chosen })).toHaveProperty("checked", true);
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  if (type !== undefined) expect(address.set).toHaveBeenCalledWith({ type: undefined });
  address.type = undefined;
});

const FIELDS = {
  Namn: "Ek AB",
  "Org. nummer": "556016-0680",
  Telefon: "08-123456",
  Gatuadress: "Storgatan 1",
  Postnummer: "111 22",
  Ort: "Lund",
};

function open() {
  render(
    <MantineProvider env="test">
      <CompanyCreatePage />
    </MantineProvider>,
  );
}

function type(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

const save = () => fireEvent.click(screen.getByRole("button", { name: /^Spara/ }));
const names = (server: { companies: readonly { config: { recipient: { name: string } } }[] }) =>
  server.companies.map(({ config }) => config.recipient.name);

test.each([
  ["tried again", () => fireEvent.click(screen.getByRole("button", { name: "Försök igen" })), "Ek AB"],
  ["reloaded and saved again", reopen({}), "Ek AB"],
  ["reloaded, changed and saved again", reopen({ Namn: "Alm AB" }), "Alm AB"],
])("CO16: an answer that was lost, %s, makes one company", async (_how, again, name) => {
  const server = freshServer();
  server.instead = (_method, path) => (path === "/api/feature" ? Response.json({ features: [] }) : undefined);
  await signInAnew();
  await reloadCompaniesEverywhere();
  open();
  await screen.findByLabelText("Namn");
  type(FIELDS);
  server.losesCreated = true;
  save();
  await screen.findByRole("button", { name: "Försök igen" });
  server.losesCreated = false;
  expect(names(server)).toEqual(["Ek AB"]);
  const before = server.calls.length;
  await again();
  await waitFor(() => expect(server.calls.slice(before)).toContain("POST /api/company"));
  await waitFor(async () => expect(unfinishedForms(0).records?.size).toBe(0));
  expect(names(server)).toEqual([name]);
});

function reopen(fields: Readonly<Record<string, string>>) {
  return async () => {
    cleanup();
    await unfinishedForms(0).settled();
    open();
    await screen.findByLabelText("Namn");
    type(fields);
    save();
  };
}
