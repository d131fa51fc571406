import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { CompanyDeletePage } from "./company-delete-page.tsx";

const replace = vi.hoisted(() => vi.fn());
const address = vi.hoisted((): { company: string | undefined } => ({ company: undefined }));
vi.mock("../../navigation/address.ts", async (original) => ({
  ...(await original<object>()),
  replaceAddress: replace,
}));
vi.mock("../../ui/link/query-state.ts", () => ({
  useQueryState: () => [
    () => address.company,
    (values: { readonly company: string }) => {
      address.company = values.company;
    },
  ],
}));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../ui/loading/page-data.ts", () => ({ usePageData: () => HAVTORN }));

const HAVTORN = company(1, "Havtorn AB");

let server: FakeFetch;

beforeEach(async () => {
  replace.mockClear();
  address.company = undefined;
  server = freshServer(HAVTORN);
  await signInAnew();
  open();
  fireEvent.click(screen.getByRole("button", { name: "Radera företaget" }));
});

function open() {
  render(
    <MantineProvider env="test">
      <CompanyDeletePage />
    </MantineProvider>,
  );
}

const confirm = () => screen.getByRole<HTMLButtonElement>("button", { name: "Radera" });
const typeName = (value: string) =>
  fireEvent.change(screen.getByLabelText("Företagets namn"), { target: { value } });

test("CO14: a company is deleted when its name is typed, and not before", async () => {
  for (const name of ["", "Havtorn", "havtorn ab", "Bokhandeln AB"]) {
    typeName(name);
    expect(confirm().disabled, name).toBe(true);
  }
  typeName("Havtorn  AB ");
  expect(confirm().disabled).toBe(false);
  fireEvent.click(confirm());
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/accounting"));
  expect(server.companies).toEqual([]);
});

test("CO14: what the server refuses is told, and the question is asked anew", async () => {
  const message = "Företaget har bytt namn. Läs in sidan igen och skriv det nya.";
  server.instead = (method) =>
    method === "DELETE"
      ? Response.json({ error: { type: "NameDoesNotMatch", message } }, { status: 422 })
      : undefined;
  typeName("Havtorn AB");
  fireEvent.click(confirm());
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(replace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Radera företaget" }));
  expect(screen.getByLabelText<HTMLInputElement>("Företagets namn").value).toBe("");
});

test("the page is about the company that it was opened for, and leads home when that is gone", () => {
  expect(address.company).toBe("1");
  expect(replace).not.toHaveBeenCalled();
  cleanup();
  address.company = "7";
  open();
  expect(screen.queryByRole("button", { name: "Radera företaget" })).toBeNull();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/accounting");
});
