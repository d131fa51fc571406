import "fake-indexeddb/auto";
import type { Role } from "@huvudbok/core/company";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openBooksWithout, openPage } from "../../../test/opened-page.tsx";

const PAGE = "/settings/company/edit";

async function openAs(role: Role, closedThrough?: string) {
  const settings = { key: "c1-accountSettings", head: { closedThrough } };
  const server = await openBooks(...(closedThrough === undefined ? [] : [settings]));
  server.companies[0]!.role = role;
  const user = await openPage(PAGE);
  const section = within(await screen.findByRole("region", { name: "Låst period" }));
  return { user, section };
}

const dialog = () => screen.findByRole("dialog");
const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const asked = async () => plain((await dialog()).textContent);
const told = (section: ReturnType<typeof within>) =>
  plain(section.getByText(/låst/, { selector: "p" }).textContent);

test("B47: the owner closes the books through a day, moves it back, and takes it away", async () => {
  const { user, section } = await openAs("owner");
  expect(told(section)).toBe("Ingen period är låst.");
  const lock = () => section.getByRole<HTMLButtonElement>("button", { name: "Lås" });
  expect(lock().disabled).toBe(true);
  // The page waits for what was saved before: until then nothing of it can be typed in or pressed.
  const saved = () =>
    waitFor(() => expect(section.getByLabelText("Lås till och med").matches(":disabled")).toBe(false));
  const type = async (day: string) => {
    await saved();
    await user.clear(section.getByLabelText("Lås till och med"));
    await user.type(section.getByLabelText("Lås till och med"), `${day}{Tab}`);
  };
  await type("2027-01-01");
  expect(lock().disabled).toBe(true);
  expect(document.body.textContent).toContain("Du måste ange ett värde mellan 2026-01-01 och 2026-12-31");
  await type("2026-03-31");
  await user.click(lock());
  await user.click(within(await dialog()).getByRole("button", { name: "Lås" }));
  await waitFor(() => expect(told(section)).toMatch(/^Bokföringen är låst till och med 31 mars 2026/));
  await type("2026-01-31");
  await user.click(section.getByRole("button", { name: "Flytta tillbaka" }));
  expect(await asked()).toContain("Flytta tillbaka låsningen till 31 januari 2026");
  await user.click(within(await dialog()).getByRole("button", { name: "Lås upp" }));
  await waitFor(() => expect(told(section)).toMatch(/31 januari 2026/));
  await saved();
  await user.click(section.getByRole("button", { name: "Ta bort låsningen" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Lås upp" }));
  await waitFor(() => expect(told(section)).toBe("Ingen period är låst."));
});

test("CH14: a bookkeeper moves the day forward only, a reader is told it", async () => {
  const { user, section } = await openAs("bookkeeper", "2026-03-31");
  expect(section.queryByRole("button", { name: "Ta bort låsningen" })).toBeNull();
  await user.type(section.getByLabelText("Lås till och med"), "2026-02-28{Enter}");
  section.getByText("Bara företagets ägare kan flytta tillbaka låsningen");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.clear(section.getByLabelText("Lås till och med"));
  await user.type(section.getByLabelText("Lås till och med"), "2026-04-30{Enter}");
  expect(await asked()).toContain("Lås bokföringen till och med 30 april 2026");
});

test("P30: a reader is told the day and moves nothing", async () => {
  const { section } = await openAs("reader", "2026-03-31");
  expect(told(section)).toMatch(/31 mars 2026/);
  expect(section.queryByRole("button")).toBeNull();
});

test("a company without fiscal years has nothing to close", async () => {
  await openBooksWithout("year");
  await openPage(PAGE);
  await screen.findByRole("heading", { name: "Företagsuppgifter" });
  expect(screen.queryByText("Låst period")).toBeNull();
});
