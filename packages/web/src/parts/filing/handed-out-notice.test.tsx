import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import type { Role } from "@huvudbok/core/company";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { ChangedFilingNotice } from "./changed-filing-notice.tsx";
import { HandedOutNotice } from "./handed-out-notice.tsx";
import { OverlappingFilingsNotice } from "./overlapping-filings-notice.tsx";
import { useHandOver } from "./use-hand-over.ts";

const MARCH = { from: isoDate("2026-03-01"), to: isoDate("2026-03-31") };
/** SHA-256 of "abc", by FIPS 180-4. */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

const FIGURES = { 10: 250, 49: 250 };

/** One of the two files of an income tax return. */
const half = (sequence: number, name: string, isDeclared: boolean) => ({
  sequence,
  at: `2026-04-01T08:00:0${sequence}.000Z`,
  userName: "Eva Ek",
  kind: "incomeTax" as const,
  ...MARCH,
  files: [{ name, size: 3, sha256: ABC }],
  figures: { 7011: 5 },
  declared: isDeclared ? { at: "2026-04-02T08:00:00.000Z", userName: "Eva Ek" } : null,
});

function Page({ figures = FIGURES }: { readonly figures?: Record<string, number> }) {
  const { handOver, error } = useHandOver();
  const content = new Blob(["abc"]);
  const files = [{ name: "momsrapport.xml", content }];
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => handOver({ kind: "vat", period: MARCH, files, figures })}>
        Hämta
      </button>
      {error && <ErrorBox error={error} />}
      <ChangedFilingNotice kind="vat" period={MARCH} now={figures} />
      <HandedOutNotice kind="vat" period={MARCH} />
    </MantineProvider>
  );
}

async function open(role: Role = "owner") {
  const server = freshServer({ ...company(1, "Alm AB"), role });
  await signInAnew();
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const page = render(<Page />);
  return { server, saved, page, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });

test("FI1: a saved file is recorded with its hash and what it declares", async () => {
  const { server, saved, user } = await open();
  await user.click(await button("Hämta"));
  await screen.findByText(/hämtades/);
  expect(saved).toEqual(["momsrapport.xml"]);
  expect(server.filings.list).toMatchObject([
    {
      ...MARCH,
      kind: "vat",
      files: [{ name: "momsrapport.xml", size: 3, sha256: ABC }],
      figures: { 10: 250, 49: 250 },
    },
  ]);
});

test("FI3: it is marked as handed in, and the mark is taken back", async () => {
  const { server, user } = await open("bookkeeper");
  await user.click(await button("Hämta"));
  await screen.findByText(/Inte inlämnad/);
  await user.click(await button("Markera som inlämnad"));
  await screen.findByText(/Inlämnad .* enligt Eva Ek/);
  expect(server.filings.list[0]?.declared).not.toBeNull();
  await user.click(await button("Ta bort markeringen"));
  await screen.findByText(/Inte inlämnad/);
  expect(server.filings.list[0]?.declared).toBeNull();
});

test("FI8: what is handed in together is marked at once", async () => {
  const { server, user, page } = await open("bookkeeper");
  page.unmount();
  server.filings.list = [half(2, "BLANKETTER.SRU", false), half(1, "INFO.SRU", true)];
  render(
    <MantineProvider env="test">
      <HandedOutNotice kind="incomeTax" period={MARCH} />
    </MantineProvider>,
  );
  await screen.findByText("INFO.SRU och BLANKETTER.SRU");
  const marks = () => server.filings.list.map(({ declared }) => declared !== null);
  await user.click(await button("Markera som inlämnad"));
  await screen.findByText(/Inlämnad .* enligt Eva Ek/);
  expect(marks()).toEqual([true, true]);
  await user.click(await button("Ta bort markeringen"));
  await screen.findByText(/Inte inlämnad/);
  expect(marks()).toEqual([false, false]);
});

test("FI8: one file of an income tax return is not marked as handed in before the other is fetched", async () => {
  const { server, page, user } = await open("bookkeeper");
  page.unmount();
  server.filings.list = [half(1, "INFO.SRU", false)];
  const draw = () =>
    render(
      <MantineProvider env="test">
        <HandedOutNotice kind="incomeTax" period={MARCH} />
      </MantineProvider>,
    );
  const first = draw();
  await screen.findByText(
    /Inte inlämnad. INFO.SRU och BLANKETTER.SRU lämnas in tillsammans: hämta också den andra/,
  );
  expect(screen.queryByRole("button", { name: "Markera som inlämnad" })).toBeNull();
  first.unmount();
  // What was marked before is taken back.
  server.filings.list = [half(1, "INFO.SRU", true)];
  draw();
  await user.click(await button("Ta bort markeringen"));
  await screen.findByText(/Inte inlämnad/);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(server.filings.list[0]?.declared).toBeNull();
});

test("FI7: a return that was handed in for other days of the period is told before another is made", async () => {
  const { server, page } = await open("reader");
  page.unmount();
  const year = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
  const files = [{ name: "momsrapport.xml", size: 3, sha256: ABC }];
  const at = "2026-04-01T08:00:00.000Z";
  const declared = { at, userName: "Eva Ek" };
  server.filings.list = [
    { sequence: 2, at, userName: "Eva Ek", kind: "vat", ...year, files, figures: FIGURES, declared },
  ];
  render(
    <MantineProvider env="test">
      <OverlappingFilingsNotice kind="vat" period={MARCH} />
    </MantineProvider>,
  );
  await screen.findByText("Perioden överlappar det som är inlämnat");
  screen.getByText(/^Inlämnat för en annan period med samma dagar: momsdeklaration för 2026\./);
});

test("FI1, FI3: a reader saves a file that is not recorded, and sees the marks of others", async () => {
  const { server, saved, user, page } = await open("reader");
  await user.click(await button("Hämta"));
  expect(saved).toEqual(["momsrapport.xml"]);
  expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  const files = [{ name: "momsrapport.xml", size: 3, sha256: ABC }];
  const at = "2026-04-01T08:00:00.000Z";
  server.filings.list = [
    { sequence: 2, at, userName: "Eva Ek", kind: "vat", ...MARCH, files, figures: FIGURES, declared: null },
  ];
  page.unmount();
  render(<Page />);
  await screen.findByText(/Inte inlämnad/);
  expect(screen.queryByRole("button", { name: /Markera/ })).toBeNull();
});

test("FI4: what the books have changed since it was handed in is told, box by box", async () => {
  const { user, page } = await open();
  await user.click(await button("Hämta"));
  page.rerender(<Page figures={{ 10: 300, 48: 50, 49: 250 }} />);
  await screen.findByText(/Inte inlämnad/);
  expect(screen.queryByText(/har ändrats/)).toBeNull();
  await user.click(await button("Markera som inlämnad"));
  await screen.findByText("Böckerna har ändrats sedan filen lämnades in");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Ruta 10: 250 är nu 300", "Ruta 48: 0 är nu 50"]),
  );
});

test("FI1: when the log cannot be reached the file is saved all the same, and it is said", async () => {
  const { server, saved, user } = await open();
  server.instead = (method) =>
    method === "POST"
      ? Response.json({ error: { type: "TooManyFilings", message: "För många." } }, { status: 409 })
      : undefined;
  await user.click(await button("Hämta"));
  await screen.findByText(/Filen är sparad, men det kunde inte skrivas i företagets logg. För många/);
  expect(saved).toEqual(["momsrapport.xml"]);
  await waitFor(() => expect(server.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1));
});

test("FI9: of several files of a period the latest is first, and the others say whether they declare the same", async () => {
  const { server, page } = await open("reader");
  page.unmount();
  const made = (sequence: number, figures: Record<string, number>) => ({
    ...half(sequence, "momsrapport.xml", false),
    kind: "vat" as const,
    figures,
  });
  server.filings.list = [made(3, FIGURES), made(2, FIGURES), made(1, { 10: 100, 49: 100 })];
  render(
    <MantineProvider env="test">
      <HandedOutNotice kind="vat" period={MARCH} />
    </MantineProvider>,
  );
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent?.split(" hämtades")[0]?.trim())).toEqual([
    "momsrapport.xml",
    "Tidigare fil med samma belopp: momsrapport.xml",
    "Tidigare fil med andra belopp: momsrapport.xml",
  ]);
});

test("FI10: what could not be fetched is told, and asked for again", async () => {
  const { server, page, user } = await open("reader");
  page.unmount();
  server.filings.list = [half(1, "INFO.SRU", false)];
  server.instead = (method) => (method === "GET" ? new Response("{}", { status: 500 }) : undefined);
  render(
    <MantineProvider env="test">
      <HandedOutNotice kind="incomeTax" period={MARCH} />
    </MantineProvider>,
  );
  await screen.findByText("Vad som är inlämnat kunde inte hämtas");
  server.instead = () => undefined;
  await user.click(await button("Försök igen"));
  await screen.findByText("INFO.SRU");
  expect(screen.queryByText("Vad som är inlämnat kunde inte hämtas")).toBeNull();
});
