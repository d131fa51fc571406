import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DataRoutes } from "../../../test/data-routes.ts";
import { YEAR } from "../../../test/test-books.ts";

let routes: DataRoutes;
let port: number;

beforeAll(async () => {
  routes = await DataRoutes.open();
  port = Number(new URL(await routes.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => routes.close());

/** The beginning of an upload, of which no more comes. */
function begun(): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `POST /api/data/attachments/${routes.company.id}/${YEAR} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4`,
  );
  return socket;
}

function upload() {
  const form = new FormData();
  form.append("file", new Blob(["%PDF-1.4 x"]), "b.pdf");
  const url = `/api/data/attachments/${routes.company.id}/${YEAR}`;
  return routes.call({ method: "POST", url, payload: form }).then(({ statusCode }) => statusCode);
}

test("ST44: a person sends so many files at once, the next waits, and who has gone holds no place", async () => {
  routes.actor = routes.company.actor;
  const first = [begun(), begun()];
  await wait(200);
  const gone = begun();
  await wait(100);
  const third = upload();
  expect(await Promise.race([third, wait(500, "waits")])).toBe("waits");
  gone.destroy();
  for (const socket of first) socket.destroy();
  expect(await third).toBe(200);
});

test("a file of which nothing more comes is broken off, and nothing of it is stored", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    routes.actor = routes.company.actor;
    const socket = begun();
    await wait(200);
    const closed = once(socket, "close");
    vi.advanceTimersByTime(30_000);
    await closed;
  } finally {
    vi.useRealTimers();
  }
  expect(await upload()).toBe(200);
});
