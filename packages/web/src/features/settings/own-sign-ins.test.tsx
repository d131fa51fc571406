import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SignInSection } from "./own-sign-ins.tsx";

const callApi = vi.hoisted(() => vi.fn<(...args: readonly unknown[]) => Promise<unknown>>());
vi.mock("../../data/api/api-client.ts", () => ({ callApi }));

test("ID12: one's sign-ins are listed, and others are ended", async () => {
  const now = new Date().toISOString();
  let signIns = [
    { id: "1", device: "Chrome på Windows", begun: now, lastSeen: now, isCurrent: true },
    { id: "2", device: "Safari på iPhone", begun: now, lastSeen: now, isCurrent: false },
    { id: "3", device: null, begun: now, lastSeen: now, isCurrent: false },
  ];
  callApi.mockImplementation(async (_schema, method, path) => {
    if (method === "DELETE") signIns = signIns.filter(({ id }) => path !== `/api/session/${id}`);
    if (path === "/api/session" && method === "DELETE") signIns = signIns.slice(0, 1);
    return { signIns };
  });
  render(
    <MantineProvider env="test">
      <SignInSection />
    </MantineProvider>,
  );
  expect(await screen.findByText("Den här")).toBeDefined();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Avsluta Chrome på Windows" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Avsluta Safari på iPhone" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.getByText("Okänd webbläsare")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Avsluta alla andra" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});
