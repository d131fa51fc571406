import "fake-indexeddb/auto";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { useCommit } from "../use-commit.ts";
import { deleteFile, loadFile } from "./files.ts";
import { uploadFile } from "./upload-file.ts";
import { useFileUrl } from "./use-file-url.ts";

const year = fiscalYearIdFromGuid("1".repeat(32));
const info = {
  id: "f1",
  name: "kvitto.pdf",
  originalFilename: "kvitto.pdf",
  mimeType: "application/pdf",
  size: 3,
};
const times = { modified: "2025-01-01T00:00:00Z", created: "2025-01-01T00:00:00Z" };

let server: FakeFetch;
let userId: string;
let mimeType = "application/pdf";

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  server.instead = (_method, path) =>
    path.startsWith("/api/data/id/")
      ? new Response(new Uint8Array([1, 2, 3]), { headers: { "Content-Type": `${mimeType}; charset=x` } })
      : undefined;
  mimeType = "application/pdf";
  userId = await signInAnew();
});

afterEach(() => vi.restoreAllMocks());

test("a file is loaded once, and kept in the browser", async () => {
  expect([...new Uint8Array((await loadFile(1, "f1")).bytes)]).toEqual([1, 2, 3]);
  expect((await loadFile(1, "f1")).mimeType).toBe("application/pdf");
  const calls = () => server.calls.filter((call) => call.includes("/api/data/id/"));
  expect(calls()).toEqual(["GET /api/data/id/f1"]);
  await deleteFile(1, "f1");
  await loadFile(1, "f1");
  expect(calls()).toHaveLength(3);
});

test.each([
  ["application/pdf", "application/pdf"],
  ["image/jpeg", "image/jpeg"],
  ["image/svg+xml", "application/octet-stream"],
  ["text/html", "application/octet-stream"],
])("%s is shown as %s, by an address that is taken back", async (type, shown) => {
  mimeType = type;
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = (url) => revoked.push(url);
  const { result, unmount } = renderHook(() => useFileUrl("f1"));
  await waitFor(() => expect(result.current.url).toBe("blob:1"));
  expect(blobs[0]?.type).toBe(shown);
  unmount();
  expect(revoked).toEqual(["blob:1"]);
});

test("a file that cannot be loaded says why", async () => {
  server.instead = (_method, path) =>
    path.startsWith("/api/data/id/") ? new Response("Borta", { status: 404 }) : undefined;
  const { result } = renderHook(() => useFileUrl("gone"));
  await waitFor(() => expect(result.current.error?.message).toBe("Borta"));
});

test("a file that comes back with a change on its way is shown once the server has it", async () => {
  URL.createObjectURL = () => "blob:back";
  URL.revokeObjectURL = () => {};
  const { result } = renderHook(() => ({ file: useFileUrl("f1"), commit: useCommit() }));
  await waitFor(() => expect(result.current.file.url).toBe("blob:back"));
  let isBack = false;
  let asked = 0;
  server.instead = (_method, path) => {
    if (!path.startsWith("/api/data/id/")) return undefined;
    asked += 1;
    return isBack
      ? new Response(new Uint8Array([1]), { headers: { "Content-Type": mimeType } })
      : new Response("Borta", { status: 404 });
  };
  const sent = Promise.withResolvers<void>();
  server.documents.onCommit = () => sent.promise;
  act(
    () =>
      void result.current.commit({
        intent: "edit",
        changes: [{ kind: "accountSettings", head: { vatPeriod: "month" } }],
      }),
  );
  await waitFor(() => expect(server.documents.calls).toContain("commit edit"));
  const { result: late } = renderHook(() => useFileUrl("f2"));
  await waitFor(() => expect(late.current.error?.message).toBe("Borta"));
  expect(asked).toBe(1);
  isBack = true;
  sent.resolve();
  await waitFor(() => expect(late.current).toMatchObject({ url: "blob:back", error: undefined }));
  expect(asked).toBe(2);
});

/** The parts of the browser's request that `uploadFile` uses. */
class FakeRequest extends EventTarget {
  static answer = { status: 200, text: "" };
  static sent: { path: string; headers: Record<string, string>; form: FormData } | undefined;
  readonly upload = new EventTarget();
  status = 0;
  statusText = "";
  responseText = "";
  #path = "";
  readonly #headers: Record<string, string> = {};
  open(_method: string, path: string) {
    this.#path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  send(form: FormData) {
    FakeRequest.sent = { path: this.#path, headers: this.#headers, form };
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));
    if (FakeRequest.answer.status === 0) {
      this.dispatchEvent(new Event("error"));
      return;
    }
    this.status = FakeRequest.answer.status;
    this.responseText = FakeRequest.answer.text;
    this.dispatchEvent(new Event("load"));
  }
}

function upload(onProgress?: (share: number) => void) {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const file = new File(["abc"], "kvitto.pdf");
  return uploadFile({
    companyId: 1,
    fiscalYearId: year,
    file,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
}

test("an upload sends the file as a form, tells how far it has come, and gives what was stored", async () => {
  FakeRequest.answer = { status: 200, text: JSON.stringify([{ ...info, ...times }]) };
  const shares: number[] = [];
  expect(await upload((share) => shares.push(share))).toMatchObject({ id: "f1" });
  expect(shares).toEqual([0.5]);
  expect(FakeRequest.sent).toMatchObject({
    path: `/api/data/attachments/1/${year}`,
    headers: { Authorization: `Bearer token-${userId}` },
  });
  expect(FakeRequest.sent?.form.get("file")).toBeInstanceOf(File);
});

test.each([
  [
    422,
    JSON.stringify({ error: { type: "FileIsNotAccepted", message: "Enbart bilder" } }),
    { message: "Enbart bilder" },
  ],
  [0, "", { type: "NetworkFailure" }],
  [200, "[]", { type: "UnexpectedAnswer" }],
  [200, "{", { type: "UnexpectedAnswer" }],
])("an upload that ends with %i %s fails", async (status, text, failure) => {
  FakeRequest.answer = { status, text };
  await expect(upload()).rejects.toMatchObject(failure);
});
