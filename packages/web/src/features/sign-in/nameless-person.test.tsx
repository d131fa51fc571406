import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConfirmPerson } from "./confirm-person.tsx";
import { ConfirmSignOut } from "./confirm-sign-out.tsx";

// As from a provider that sends no name, and says that the address is not verified.
const nameless = vi.hoisted(() => ({
  token: "t",
  userId: "4f21",
  name: "",
  email: "",
  picture: "",
  exp: "2099-01-01T00:00:00.000Z",
  settings: { tier: 0 },
}));
const WORK = { changes: 0, forms: 0 };

vi.mock("../../data/sign-in/current-sign-in.ts", () => ({ useSignIn: () => nameless }));
vi.mock("../../ui/link/page-link.tsx", () => ({ PageLink: () => null }));
vi.mock("../../data/server-settings.ts", () => ({ useServerSettings: () => undefined }));

test("who has neither name nor address is told apart by the id at sign-out", () => {
  render(
    <MantineProvider env="test">
      <ConfirmSignOut work={WORK} onConfirm={() => undefined} onStay={() => undefined} />
    </MantineProvider>,
  );
  expect(screen.getByText("Du är inloggad som konto 4f21.")).toBeDefined();
});

test("and where another one is to sign in", () => {
  const arrived = {
    signIn: { ...nameless, userId: "9a" },
    returnUrl: "/",
    isByLink: false,
    present: { ...nameless, email: "bo@example.se" },
    work: WORK,
  };
  render(
    <MantineProvider env="test">
      <ConfirmPerson arrived={arrived} onConfirm={() => undefined} onCancel={() => undefined} />
    </MantineProvider>,
  );
  expect(screen.getByRole("heading", { name: "Logga in som konto 9a?" })).toBeDefined();
  expect(screen.getByText("Du är på väg att logga in som konto 9a.")).toBeDefined();
  expect(screen.getByText("Nu är du inloggad som bo@example.se, som då loggas ut.")).toBeDefined();
});
