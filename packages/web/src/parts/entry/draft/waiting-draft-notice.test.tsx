import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderPage, storeDrafts } from "../../../../test/draft-books.tsx";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import { emptyEntryForm } from "../form/entry-form.ts";
import { type EntryForm, withRows } from "../form/entry-rows.ts";
import { WaitingDraftNotice } from "./waiting-draft-notice.tsx";

vi.mock("../../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const ROW = { accountId: accountNo(1930), amount: ore(-250_00) };
const FORM: EntryForm = withRows(
  emptyEntryForm({ mode: "advanced", date: isoDate("2026-02-03"), series: "A" }),
  [ROW],
);

test("TR31: a new transaction is told of the draft that may be it, and a correction is not", async () => {
  await storeDrafts([{ id: "coffee", date: isoDate("2026-02-01"), text: "Kaffe", entries: [ROW] }]);
  renderPage(<WaitingDraftNotice form={FORM} year={ENTRY_YEAR} />);
  await screen.findByText(/^Ett utkast har samma belopp på samma konto: Kaffe, 2026-02-01\./);
  expect(screen.getByRole("link", { name: "Öppna utkastet" }).getAttribute("href")).toBe(
    "/accounting/draft/coffee",
  );
  cleanup();
  const corrects = { fiscalYearId: ENTRY_YEAR.id, series: "A", number: 1 };
  renderPage(<WaitingDraftNotice form={{ ...FORM, corrects }} year={ENTRY_YEAR} />);
  expect(screen.queryByText(/^Ett utkast/)).toBeNull();
});
