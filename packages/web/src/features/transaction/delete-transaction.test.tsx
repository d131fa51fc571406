import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openBooks } from "../../../test/opened-page.tsx";
import { DeleteTransaction } from "./delete-transaction.tsx";

const VAT = {
  sequence: 2,
  at: "2026-05-01T10:00:00.000Z",
  userName: "Eva Ek",
  kind: "vat",
  from: "2026-03-01",
  to: "2026-03-31",
  files: [{ name: "momsrapport.xml", size: 3, sha256: "a".repeat(64) }],
  declared: { at: "2026-05-02T10:00:00.000Z", userName: "Eva Ek" },
} as const;

async function opened(
  day: string,
  refuses = false,
  fields: { readonly declared?: null; readonly kind?: "sie4" } = {},
) {
  const server = await openBooks();
  server.filings.list = [{ ...VAT, files: [...VAT.files], ...fields }];
  if (refuses) {
    server.instead = (_, path) =>
      path.endsWith("/filings")
        ? Response.json({ error: { message: "Servern vilar." } }, { status: 503 })
        : undefined;
  }
  render(
    <MantineProvider env="test">
      <DeleteTransaction name="A 1" date={isoDate(day)} opened onClose={vi.fn()} remove={vi.fn()} />
    </MantineProvider>,
  );
  const dialog = within(await screen.findByRole("dialog"));
  await expect.poll(() => server.calls).toContain("GET /api/company/1/filings");
  return dialog;
}

test("FI5: the question before a transaction is deleted says that its period was handed in", async () => {
  const dialog = await opened("2026-03-10");
  await dialog.findByText(/Redan inlämnat: momsdeklaration för mar 2026/);
});

test("FI5: a period whose file was only saved is not called declared", async () => {
  const dialog = await opened("2026-03-10", false, { declared: null, kind: "sie4" });
  await dialog.findByText(/Redan hämtat som fil: SIE-fil för mar 2026/);
  expect(dialog.queryByText("Perioden är redan redovisad")).toBeNull();
});

test("FI5: a period of other days is not told of", async () => {
  const dialog = await opened("2026-04-01");
  await dialog.findByText(/finns kvar i behandlingshistoriken/);
  expect(dialog.queryByText(/Redan/)).toBeNull();
});

test("FI5: that it could not be asked is told", async () => {
  const dialog = await opened("2026-03-10", true);
  await dialog.findByText("Det gick inte att se om perioden är inlämnad");
});
