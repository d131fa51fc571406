import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookMeanwhile } from "../../../test/book-meanwhile.ts";
import { openPage } from "../../../test/opened-page.tsx";
import { CLOSING_CODES, taxBooks, taxVoucher } from "../../../test/tax-books.ts";

const TAX_DIFFERS = "Bokförd skatt är 100,00, men inkomstdeklarationen räknar fram 164,00.";

test("CL12: booked tax that is not what the return has is told, with a way to the return", async () => {
  const server = await taxBooks("AB", undefined, { more: CLOSING_CODES, vouchers: [taxVoucher(3, 100_00)] });
  await openPage("/accounting/closing/helper");
  const notice = await screen.findByText(TAX_DIFFERS);
  const passed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(passed).toContain("SkattKlart");
  const link = within(notice.closest("section")!).getByRole("link", { name: "Till inkomstdeklarationen" });
  expect(link.getAttribute("href")).toBe("/accounting/report/incomeTaxReturn");
  await bookMeanwhile(server, taxVoucher(4, 64_00));
  await waitFor(() => expect(screen.queryByText(TAX_DIFFERS)).toBeNull());
});

test.each([
  ["tax that is not booked at all, which the check tells", "AB", []],
  ["a company without that return", "EK", [taxVoucher(3, 100_00)]],
] as const)("CL12: nothing more is told of %s", async (_name, type, vouchers) => {
  const server = await taxBooks(type, undefined, { more: CLOSING_CODES, vouchers });
  const isAsked = vi.spyOn(server, "instead");
  await openPage("/accounting/closing/helper");
  await screen.findByRole("list", { name: "Kontroller" });
  expect(document.body.textContent).not.toContain("men inkomstdeklarationen räknar fram");
  expect(isAsked.mock.calls.filter(([, path]) => path.includes("income-tax"))).toEqual([]);
});
