import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { planOf } from "../../../test/entry-books.ts";
import { company } from "../../../test/fake-fetch.ts";
import { focusedField } from "../../../test/focused-field.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { showEntry } from "../../../test/shown-entry.tsx";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const PLAN = planOf(1930, 2641, 6212, 5010);
const telephone = (number: number, date: string, account = 6212) =>
  transactionOf("A", number, date, `Rikslinjen Telefoni, faktura ${String(1000 + number)}`, [
    [account, 239_20],
    [2641, 59_80],
    [1930, -299_00],
  ]);
const usual = [telephone(1, "2026-10-05"), telephone(2, "2026-11-05")];

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

async function show(
  booked: readonly ReturnType<typeof telephone>[],
  mode: "simple" | "advanced" = "advanced",
) {
  await showEntry(PLAN, { booked, today: isoDate("2026-12-05"), storedMode: mode, addressMode: mode });
  return { user: userEvent.setup(), text: screen.getByLabelText<HTMLInputElement>("Text") };
}

const placeholder = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label).placeholder.replaceAll("\u00A0", " ");
const value = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label).value.replaceAll("\u00A0", " ");

test("a known text comes with its rows, and its sums in grey, which Enter takes", async () => {
  const { user, text } = await show(usual);
  await user.type(text, "ri");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(text.value).toBe("Rikslinjen Telefoni, faktura");
  expect(value("Konto, rad 1")).toBe("6212");
  expect([placeholder("Debet, rad 1"), placeholder("Debet, rad 2"), placeholder("Kredit, rad 3")]).toEqual([
    "239,20",
    "59,80",
    "299,00",
  ]);
  expect(focusedField()[0]).toBe("Kredit, rad 3");
  const told = /^Bokfördes så senast 2026-11-05\./;
  await waitFor(() => expect(document.querySelector("#announced-politely")?.textContent).toMatch(told));
  expect(screen.getAllByText(told)).toHaveLength(2);
  await user.keyboard("{Enter}");
  expect([value("Debet, rad 1"), value("Debet, rad 2"), value("Kredit, rad 3")]).toEqual([
    "239,20",
    "59,80",
    "299,00",
  ]);
  expect(screen.getByText("Bokfördes så senast 2026-11-05.")).not.toBeNull();
});

test("TR25: what the others will be stands in grey while the amount is typed", async () => {
  const { user, text } = await show(usual);
  await user.type(text, "ri");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}598");
  expect([placeholder("Debet, rad 1"), placeholder("Debet, rad 2")]).toEqual(["478,40", "119,60"]);
  screen.getByText("Balanserar");
});

test("another amount scales the others, and what was typed in rows is never overwritten", async () => {
  const { user, text } = await show(usual);
  await user.type(text, "ri");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}598{Enter}");
  expect([value("Debet, rad 1"), value("Debet, rad 2"), value("Kredit, rad 3")]).toEqual([
    "478,40",
    "119,60",
    "598,00",
  ]);
  await user.clear(text);
  await user.type(text, "riks{Enter}");
  expect(text.value).toBe("Rikslinjen Telefoni, faktura");
  expect(value("Debet, rad 1")).toBe("478,40");
});

test("TR4: a text that is booked in different ways is taken without rows, which are offered", async () => {
  const { user, text } = await show([...usual, telephone(3, "2026-11-06", 5010)]);
  await user.type(text, "ri");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(text.value).toBe("Rikslinjen Telefoni, faktura");
  expect(value("Konto, rad 1")).toBe("");
  expect(focusedField()[0]).toBe("Konto, rad 1");
  await user.click(screen.getByRole("button", { name: /5010, 2641 mot 1930/ }));
  expect(value("Konto, rad 1")).toBe("5010");
});

test("the number typed in a text stays when the text is otherwise the known one", async () => {
  const { user, text } = await show(usual);
  await user.type(text, "rikslinjen telefoni faktura");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(text.value).toBe("rikslinjen telefoni faktura");
  expect(value("Konto, rad 1")).toBe("6212");
});

test("in the simple mode the sum stands in grey too", async () => {
  const rent = transactionOf("A", 1, "2026-11-01", "Hyra november", [
    [5010, 8_000_00],
    [1930, -8_000_00],
  ]);
  const { user, text } = await show([rent], "simple");
  await user.type(text, "hy");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(text.value).toBe("Hyra");
  expect(focusedField()[0]).toBe("Belopp");
  expect(placeholder("Belopp")).toBe("8 000,00");
  await user.keyboard("{Enter}");
  expect(value("Belopp")).toBe("8 000,00");
});

test("TR29: rows at the rate that food has on other days are told as long as they have it", async () => {
  const kiosk = transactionOf("A", 1, "2026-03-30", "Kiosken", [
    [6212, 100_00],
    [2641, 12_00],
    [1930, -112_00],
  ]);
  const { user, text } = await show([kiosk, telephone(2, "2026-10-05")]);
  await user.type(text, "kio");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  const notice = () => document.body.textContent?.replaceAll("\u00A0", " ") ?? "";
  const told =
    "Momsen på 6212 är 12 %, som 2026-03-30. Livsmedel har 6 % moms från 2026-04-01 till och med 2027-12-31";
  await waitFor(() => expect(notice()).toContain(told));
  await user.keyboard("{Enter}");
  expect(notice()).toContain(told);
  await user.clear(screen.getByLabelText("Debet, rad 2"));
  await user.type(screen.getByLabelText("Debet, rad 2"), "6,34{Tab}");
  expect(notice()).not.toContain("Momsen på 6212");
});
