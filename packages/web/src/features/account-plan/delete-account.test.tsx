import { newAccount } from "@huvudbok/core/account-plan";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DeleteAccount } from "./delete-account.tsx";

vi.mock("../../data/use-document.ts", () => ({ useDocument: () => ({ items: new Map() }) }));

const BANK = { ...newAccount(1930, "Bank"), active: true };

const onDeactivate = vi.fn();
const onDelete = vi.fn();

function Asking({ isUsed }: { readonly isUsed: boolean }) {
  const [account, setAccount] = useState<typeof BANK | undefined>(BANK);
  return (
    <MantineProvider env="test">
      <DeleteAccount
        account={account}
        isUsed={isUsed}
        rows={2}
        onDeactivate={onDeactivate}
        onDelete={onDelete}
        onClose={() => setAccount(undefined)}
      />
    </MantineProvider>
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Radera konto" });

test.each([
  ["Inaktivera", true, onDeactivate, onDelete],
  ["Radera", false, onDelete, onDeactivate],
])("'%s' does what it says with the account, and the dialog closes", async (name, isUsed, done, other) => {
  vi.clearAllMocks();
  const user = userEvent.setup();
  render(<Asking isUsed={isUsed} />);
  await user.click(await screen.findByRole("button", { name }));
  expect(done).toHaveBeenCalledExactlyOnceWith(BANK);
  expect(other).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog()).toBeNull());
});

test("'Avbryt' leaves an account in use as it is", async () => {
  vi.clearAllMocks();
  const user = userEvent.setup();
  render(<Asking isUsed />);
  await screen.findByText(/^Det står på 2 rader i räkenskapsåret\. Bara utkastens/);
  await user.click(screen.getByRole("button", { name: "Avbryt" }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(onDeactivate).not.toHaveBeenCalled();
});

test("an account in use leads to where its drafts are moved", async () => {
  const user = userEvent.setup();
  render(<Asking isUsed />);
  await screen.findByText("Konto 1930 är i bruk och kan inte raderas. Prova att migrera kontot istället.");
  await user.click(screen.getByRole("button", { name: "Migrera konto" }));
  expect(window.location.pathname).toBe("/accounting/accountPlan/migrate/1930");
});
