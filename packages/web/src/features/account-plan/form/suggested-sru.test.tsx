import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage } from "../../../../test/opened-page.tsx";

const resources = join(import.meta.dirname, "../../../../../resources/public");
const sru = () => screen.getByLabelText<HTMLInputElement>("SRU (frivilligt)");
const offer = () => screen.queryByRole("button", { name: /^SRU \d/ });

async function openForm(query = "", companyType: "AB" | "E" | "PP" = "AB") {
  const server = await openBooks();
  const { config } = server.companies[0]!;
  config.recipient = { ...config.recipient, companyType };
  server.instead = (_, path) =>
    path.startsWith("/resources/")
      ? new Response(readFileSync(join(resources, path.replace("/resources/", ""))))
      : undefined;
  return openPage(`/accounting/accountPlan/edit${query}`);
}

test("TX17: a new account gets the code of the form by a key, and says where it leads", async () => {
  const user = await openForm();
  await user.type(await screen.findByLabelText("Kontonummer"), "1932");
  expect((await screen.findByRole("button", { name: /^SRU 7281, rad 2\.26 i INK2/ })).tagName).toBe("BUTTON");
  await user.keyboard("{Alt>}i{/Alt}");
  expect(sru().value).toBe("7281");
  expect(document.activeElement).toBe(sru());
  expect(offer()).toBeNull();
  // A code that a person has typed is theirs.
  await user.clear(sru());
  await user.type(sru(), "7");
  expect(offer()).toBeNull();
});

test("TX17: an account in the chart without a code is offered that of the trader's form by the button", async () => {
  const user = await openForm("?account=1930", "E");
  await user.click(await screen.findByRole("button", { name: /^SRU 7280, rad B9 i NE/ }));
  expect(sru().value).toBe("7280");
  await user.click(screen.getByRole("button", { name: /^Spara konto/ }));
  await waitFor(() => expect(document.body.textContent).toContain("Konto 1930 är ändrat"));
});

test.each([
  ["a number that the form does not have", "9100", "AB"],
  ["a household, which files no form", "1930", "PP"],
] as const)("TX17: nothing is offered for %s", async (_, number, type) => {
  const user = await openForm("", type);
  await user.type(await screen.findByLabelText("Kontonummer"), number);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Kontonummer").value).toBe(number));
  expect(offer()).toBeNull();
});
