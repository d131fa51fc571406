import { expect } from "vitest";
import { type RegisterVouchers, signInWithBooks, storeBooksWith } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";
import { sale } from "./vat-vouchers.ts";

test("VR25, VR13: an open settlement takes the VAT that came meanwhile, and is registered once", async ({
  page,
}) => {
  let register: RegisterVouchers = async () => undefined;
  await signInWithBooks(
    page,
    newcomer(),
    "/accounting/vat/report?typ=quarter&from=2025-07-01",
    async (calls) => {
      register = await storeBooksWith(calls, [sale("2025-08-11", 500)]);
    },
  );
  await page.getByRole("table", { name: "Momsrapport" }).waitFor();
  await page.keyboard.press("Control+b");
  const debit = page.getByLabel("Debet, rad 1");
  await expect.poll(() => debit.inputValue()).toBe("500,00");

  // Another person books in the quarter while the form is open.
  await register([sale("2025-09-12", 125)]);
  await page.getByText("Momsen för jul–sep 2025 har ändrats sedan formuläret fylldes i.").waitFor();
  expect(await debit.inputValue()).toBe("500,00");
  await page.getByRole("button", { name: "Ta de nya beloppen" }).press("Enter");
  await expect.poll(() => debit.inputValue()).toBe("625,00");

  // And another one settles the quarter before this person does.
  const entries = [
    { accountId: 2611, amount: 625 },
    { accountId: 2650, amount: -625 },
  ];
  await register([{ date: "2025-09-30", text: "Momsavräkning jul–sep 2025", entries }]);
  await page.getByText("Samma momsavräkning är redan registrerad: A 3.").waitFor();
  expect(await page.getByText("har ändrats").count()).toBe(0);
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: "Registrera samma momsavräkning en gång till?" });
  await question.getByText("A 3 har tagit samma belopp från momskontona samma dag.").waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await storedVouchers(page)).toHaveLength(3);
});

test("VR13: a draft of a settlement that is registered is asked about, whatever its text, alone and in a pile", async ({
  page,
}) => {
  const entries = [
    { accountId: 2611, amount: 500 },
    { accountId: 2650, amount: -500 },
  ];
  const settlement = { date: "2025-09-30", text: "Momsavräkning jul–sep 2025", entries };
  const draft = { ...settlement, id: "d0000000-0000-4000-8000-000000000001", text: "Moms kv 3" };
  await signInWithBooks(page, newcomer(), `/accounting/draft/${draft.id}`, (calls) =>
    storeBooksWith(calls, [sale("2025-08-11", 500), settlement], [draft]),
  );
  await page.getByLabel("Text", { exact: true }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByText(/A 2/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goto("/accounting/draft/register?series=A");
  await page
    .getByText(/Redan bokförd: A 2/)
    .first()
    .waitFor();
  expect(await storedVouchers(page)).toHaveLength(2);
});
