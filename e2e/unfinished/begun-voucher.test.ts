import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn, valueOf } from "../support/entry-form.ts";
import { button, expectHalf, newcomer, newTab, typeHalf, VOUCHER } from "../support/half-typed.ts";
import { test } from "../support/test.ts";
import { registerVoucher, typeVoucher } from "../support/vouchers.ts";

/** Damages the stored unfinished forms, as a program would see them that does not know their format. */
async function makeUnreadable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("the database does not answer")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.includes("-unfinished-")) continue;
      const database = await answer(indexedDB.open(name));
      const store = database.transaction("unfinished", "readwrite").objectStore("unfinished");
      for (const record of await answer(store.getAll())) await answer(store.put({ ...record, version: 99 }));
      database.close();
    }
  });
}

test("a tab closed in the middle of an amount loses no letter, and one goes on where one was", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page);
  await typeHalf(first);
  await first.close();
  const second = await newTab(page);
  await expectHalf(second);
  await second.getByText(/^Det du hade börjat skriva \d\d:\d\d är kvar/).waitFor();
  await expectFocusOn(second, "Kredit, rad 2");
  await second.keyboard.type("5");
  expect(await valueOf(second, "Kredit, rad 2")).toBe("125");
  await registerVoucher(second, "A 1");
  await second.close();
  const third = await newTab(page);
  await expectFocusOn(third, "Datum");
  expect(await valueOf(third, "Text")).toBe("");
});

test("a reload and Back lose no letter, nor does an amount that cannot be read", async ({ page }) => {
  await signInWithBooks(page, newcomer(), "/accounting/transaction");
  await page.goto(CREATE);
  await typeHalf(page);
  await page.reload();
  await expectHalf(page);
  await page.goBack();
  await page.getByRole("heading", { name: "Transaktioner", exact: true }).waitFor();
  await page.goForward();
  await expectHalf(page);
  await page.getByLabel("Kredit, rad 2").fill("12x");
  await page.getByLabel("Datum", { exact: true }).fill("2025-13");
  await page.reload();
  await expect.poll(() => valueOf(page, "Kredit, rad 2"), { timeout: 10_000 }).toBe("12x");
  expect(await valueOf(page, "Datum")).toBe("2025-13");
});

test("what is thrown away comes back by Ångra", async ({ page }) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeHalf(page);
  await button(page, /^Avbryt/).click();
  const question = page.getByRole("dialog", { name: "Kasta det du har skrivit?" });
  await question.getByRole("button", { name: "Fortsätt skriva" }).click();
  await question.waitFor({ state: "detached" });
  await button(page, /^Avbryt/).click();
  await question.getByRole("button", { name: "Kasta" }).click();
  await page.getByText("Det du hade skrivit är kastat").waitFor();
  await button(page, "Ångra").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
});

/** Gives the browser a long write to the database of unfinished forms, which others have to wait for. */
async function keepBrowserBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.find((each) => each.name?.includes("-unfinished-"))?.name ?? "";
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open(name);
    opening.addEventListener("success", () => resolve(opening.result));
    const writing = (await promise).transaction("unfinished", "readwrite");
    const record = { fiscalYearId: "none", form: "long", version: 1, writtenAt: Date.now(), tabId: "none" };
    const content = "x".repeat(60_000_000);
    writing.objectStore("unfinished").put({ ...record, content });
    writing.commit();
  });
}

test("UN6: what is typed while the browser is busy with an earlier write outlives a reload", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeHalf(page);
  await keepBrowserBusy(page);
  await page.keyboard.type("5");
  await page.reload();
  await expect.poll(() => valueOf(page, "Kredit, rad 2"), { timeout: 10_000 }).toBe("125");
});

test("a form that was begun before can be emptied, and Ångra brings it back", async ({ page }) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeHalf(page);
  await page.reload();
  await expectHalf(page);
  await button(page, "Börja om").click();
  await page.getByText("Formuläret är tömt").waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await button(page, "Ångra").click();
  await expect.poll(() => valueOf(page, "Text")).toBe(VOUCHER.text);
  expect(await valueOf(page, "Debet, rad 1")).toBe("125,00");
  // Its field was left on the way to the button.
  expect(await valueOf(page, "Kredit, rad 2")).toBe("12,00");
});

test("a form that cannot be read is told of and stays; thrown away, it comes back by Ångra", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeHalf(page);
  await page.goto("/accounting/transaction");
  await makeUnreadable(page);
  await page.goto(CREATE);
  const notice = page.getByText("Ett påbörjat formulär går inte att läsa");
  await notice.waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  await page.reload();
  await notice.waitFor();
  await expectAccessibleInEitherTheme(page);
  await button(page, "Kasta det").click();
  await notice.waitFor({ state: "detached" });
  await button(page, "Ångra").click();
  await notice.waitFor();
});

test("a browser that keeps nothing says so, and one can register all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBTransaction.prototype.commit = function refusing(this: IDBTransaction) {
      this.abort();
    };
  });
  await signInWithBooks(page, newcomer(), CREATE);
  await typeVoucher(page, VOUCHER);
  await page.getByText("Webbläsaren sparar inte det du skriver här").waitFor();
  await page.getByRole("banner").getByText("1 påbörjat, bara här").waitFor();
  await expectAccessibleInEitherTheme(page);
  await registerVoucher(page, "A 1");
});
