import { expect } from "vitest";
import { type RegisterVouchers, signInWithBooks, storeBooksWith } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const rent = (date: string, amount: number) => ({
  date,
  text: "Hyra",
  entries: [
    { accountId: 5010, amount },
    { accountId: 1930, amount: -amount },
  ],
});

test("CL11: an open result takes what was booked meanwhile, and is registered once", async ({ page }) => {
  let register: RegisterVouchers = async () => undefined;
  await signInWithBooks(page, newcomer(), "/accounting/closing/bookThisYearResult", async (calls) => {
    register = await storeBooksWith(calls, [rent("2025-03-31", 500)]);
  });
  const credit = page.getByLabel("Kredit, rad 1");
  await expect.poll(() => credit.inputValue()).toBe("500,00");

  await register([rent("2025-06-30", 125)]);
  await page.getByText("Beloppet har ändrats sedan formuläret fylldes i.").waitFor();
  expect(await credit.inputValue()).toBe("500,00");
  await page.getByRole("button", { name: "Ta de nya beloppen" }).press("Enter");
  await expect.poll(() => credit.inputValue()).toBe("625,00");

  const entries = [
    { accountId: 8999, amount: -625 },
    { accountId: 2099, amount: 625 },
  ];
  await register([{ date: "2025-12-31", text: "Årets resultat", entries }]);
  const nothing = "Beloppet har ändrats sedan formuläret fylldes i. Det finns inget kvar att bokföra.";
  await page.getByText(nothing).waitFor();
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: "Registrera ändå?" });
  await question.getByText(nothing).waitFor();
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "hidden" });
  expect(await storedVouchers(page)).toHaveLength(3);
});
