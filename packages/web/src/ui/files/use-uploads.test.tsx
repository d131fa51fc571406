import type { Attachment } from "@huvudbok/core/attachment";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { useUploads } from "./use-uploads.ts";

const sent = vi.hoisted(() => vi.fn<(place: { readonly file: File }) => Promise<Attachment>>());

vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => ({ id: 1 }) }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYear: () => ({ id: "y1" }) }));
vi.mock("../../data/files/upload-attachment.ts", () => ({ uploadAttachment: sent }));
vi.mock("../../data/server-settings.ts", () => ({
  useServerSettings: () => ({ uploadLimit: 2 * 1024 * 1024 }),
}));

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async ({ file }) => ({ id: file.name, name: file.name, created: "", fileId: "f" }));
});

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

function open() {
  const onUploaded = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useUploads({ onUploaded }));
  const add = async (...files: readonly File[]) => {
    act(() => result.current.add(files));
    await waitFor(() => expect(result.current.isBusy).toBe(false));
  };
  return { result, add, onUploaded };
}

test("a file over the limit is not sent, and its size and the limit are told", async () => {
  const { result, add, onUploaded } = open();
  await add(file("stor.pdf", 2 * 1024 * 1024 + 1), file("lagom.pdf", 2 * 1024 * 1024));
  expect(sent.mock.calls.map(([place]) => place.file.name)).toEqual(["lagom.pdf"]);
  expect(onUploaded).toHaveBeenCalledOnce();
  expect(result.current.error).toMatchObject({ title: "stor.pdf", level: "warning" });
  expect(result.current.error?.message).toContain("Filen är på 2,1 MiB, och högst 2 MiB går att ladda upp");
});

test("a name that would be cut is not sent, and its length and the limit are told", async () => {
  const { result, add } = open();
  const [long, right] = [`${"a".repeat(252)}.pdf`, `${"a".repeat(251)}.pdf`];
  await add(file(long), file(right));
  expect(sent.mock.calls.map(([place]) => place.file.name)).toEqual([right]);
  expect(result.current.error).toMatchObject({ title: long, level: "warning" });
  expect(result.current.error?.message).toContain("Filens namn har 256 tecken, och får ha högst 255.");
});

test("every file that is not uploaded is named with its own reason, and what may go is tried again", async () => {
  sent.mockImplementation(({ file: { name } }) => {
    const message = name === "a.pdf" ? "Servern är full." : "Ingen kontakt.";
    return Promise.reject(new ApiFailure({ status: 503, type: "Unavailable", message }));
  });
  const { result, add } = open();
  await add(file("prog.exe"), file("tom.pdf", 0), file("a.pdf"), file("b.pdf"), file("c.pdf"));
  const { error } = result.current;
  expect(error?.title).toBe("Några filer är inte uppladdade");
  expect(error?.message.split("\n").map((line) => line.slice(0, 24))).toEqual([
    "prog.exe: Enbart bilder ",
    "tom.pdf: Filen är tom, o",
    "a.pdf: Servern är full.",
    "b.pdf, c.pdf: Ingen kont",
  ]);
  sent.mockReset();
  sent.mockImplementation(async ({ file: { name } }) => ({ id: name, name, created: "", fileId: "f" }));
  act(() => error?.action?.onClick());
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(sent.mock.calls.map(([place]) => place.file.name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  expect(result.current.error).toBeUndefined();
});
