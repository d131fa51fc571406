import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DataRoutes } from "../../test/data-routes.ts";
import { sale, YEAR } from "../../test/test-books.ts";
import type { Actor } from "../store/store.ts";

let routes: DataRoutes;

beforeAll(async () => {
  routes = await DataRoutes.open();
  const { company } = routes;
  await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
});
afterAll(() => routes.close());

describe("attachments", () => {
  const PNG = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(5000, 7),
  ]);

  const upload = (
    bytes: Buffer,
    name: string,
    options: { as?: Actor; field?: string; companyId?: number } = {},
  ) => {
    const form = new FormData();
    form.append(options.field ?? "file", new Blob([new Uint8Array(bytes)]), name);
    const address = `/api/data/attachments/${options.companyId ?? routes.company.id}/${YEAR}`;
    const as = options.as ?? routes.company.actor;
    return routes.call({ method: "POST", url: address, payload: form, as });
  };

  test("are uploaded, read back, linked and deleted", async () => {
    const uploaded = await upload(PNG, "C:\\bilder\\Kvit\u202Eto åäö's.png");
    expect(uploaded.statusCode).toBe(200);
    const [file] = uploaded.json();
    expect(file).toEqual({
      id: expect.stringMatching(/^[\w-]{20,}$/),
      name: "Kvitto åäö's.png",
      originalFilename: "Kvitto åäö's.png",
      mimeType: "image/png",
      size: PNG.length,
      modified: "2025-06-10T10:00:00.000Z",
      created: "2025-06-10T10:00:00.000Z",
      sha256: createHash("sha256").update(PNG).digest("hex"),
    });
    const content = await routes.call({ url: `/api/data/id/${file.id}` });
    expect(content.rawPayload.equals(PNG)).toBe(true);
    expect(content.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": "inline; filename*=UTF-8''Kvitto%20%C3%A5%C3%A4%C3%B6%27s.png",
    });
    expect((await routes.call({ url: `/api/data/id/${file.id}`, as: routes.stranger })).statusCode).toBe(404);
    const fixed = await routes.call({ method: "POST", url: `/api/data/id/${file.id}`, payload: {} });
    expect(fixed.statusCode).toBe(409);
    const link = { companyId: routes.company.id, fiscalYearId: YEAR, series: "A", transactionId: 1 };
    const put = { method: "PUT", url: `/api/data/attachments/${file.id}` } as const;
    expect((await routes.call({ ...put, payload: { ...link, transactionId: 99 } })).statusCode).toBe(422);
    expect((await routes.call({ ...put, payload: { ...link, extra: 1 } })).statusCode).toBe(400);
    expect((await routes.call({ ...put, payload: link, as: routes.stranger })).statusCode).toBe(403);
    expect((await routes.call({ ...put, payload: link })).json()).toMatchObject({ id: file.id });
    expect((await routes.call({ method: "DELETE", url: `/api/data/id/${file.id}` })).statusCode).toBe(422);
    const [other] = (await upload(Buffer.from("# Notering\n"), "notering.md")).json();
    const note = await routes.call({ url: `/api/data/id/${other.id}` });
    expect([note.headers["content-type"], note.body]).toEqual([
      "text/markdown; charset=utf-8",
      "# Notering\n",
    ]);
    expect((await routes.call({ method: "DELETE", url: `/api/data/id/${other.id}` })).statusCode).toBe(204);
  });

  test("bytes that were damaged on the disk do not pass for what they were", async () => {
    const [file] = (await upload(Buffer.from("%PDF-1.4 x"), "a.pdf")).json();
    const located = await routes.here.store.files.locate(routes.company.actor, file.id);
    if (!located.ok || !("sha256" in located.value)) throw new Error("not found");
    const { sha256 } = located.value;
    await writeFile(join(routes.blobFolder, sha256.slice(0, 2), sha256), "%PDF-1.4 y");
    routes.actor = routes.company.actor;
    await expect(routes.app.inject(`/api/data/id/${file.id}`)).rejects.toThrow();
  });

  test.each([
    ["a program", Buffer.from("MZ"), "kvitto.exe", {}, 422],
    ["a program by another name", Buffer.from("MZ"), "kvitto.pdf", {}, 422],
    ["another field", PNG, "kvitto.png", { field: "other" }, 422],
    ["more than the limit", Buffer.concat([PNG, Buffer.alloc(200_000)]), "kvitto.png", {}, 413],
    ["another company", PNG, "kvitto.png", { companyId: 999_999 }, 403],
  ])("%s is refused", async (_what, bytes, name, options, status) => {
    const answer = await upload(bytes, name, options);
    expect(answer.statusCode).toBe(status);
    if (status === 422) {
      expect(answer.json().error.message).toBe("Enbart bilder och pdf:er kan laddas upp som verifikat");
    }
  });

  test.each([
    ["control characters", Buffer.from("Rad\u0001 ett")],
    ["bytes that are no UTF-8", Buffer.from([0x41, 0xff, 0x42])],
  ])("B35: a note with %s is refused by a sentence about notes", async (_what, bytes) => {
    const answer = await upload(bytes, "notering.md");
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      422,
      "En anteckning måste vara text i UTF-8, utan styrtecken",
    ]);
  });

  test("a file over the limit is refused before it is received, with the limit", async () => {
    const answer = await routes.call({
      method: "POST",
      url: `/api/data/attachments/${routes.company.id}/${YEAR}`,
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "99999999" },
      payload: "--x",
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.message).toMatch(/^Filen är för stor: högst \d+ KiB går att ladda upp\.$/);
  });

  test("bytes that are gone are told of, and are no error of the program", async () => {
    const bytes = Buffer.from("%PDF-1.4 gone");
    const [file] = (await upload(bytes, "borta.pdf")).json();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await rm(join(routes.blobFolder, sha256.slice(0, 2), sha256));
    const answer = await routes.call({ url: `/api/data/id/${file.id}` });
    expect([answer.statusCode, answer.json().error.type]).toEqual([503, "BytesAreMissing"]);
    expect(answer.headers["retry-after"]).toBeDefined();
  });

  test("something that is not a form is refused", async () => {
    const answer = await routes.call({
      method: "POST",
      url: `/api/data/attachments/${routes.company.id}/${YEAR}`,
      payload: {},
    });
    expect(answer.statusCode).toBe(422);
    const year = await routes.call({
      method: "POST",
      url: `/api/data/attachments/${routes.company.id}/2025`,
      payload: {},
    });
    expect(year.statusCode).toBe(400);
  });
});
