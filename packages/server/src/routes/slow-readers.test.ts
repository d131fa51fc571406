import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import "./authenticate.ts";
import { slowReaders } from "./slow-readers.ts";

const STALLED_MS = 300;
/** More than the system keeps for a connection. */
const LONG = 30_000_000;
const app = fastify();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let port = 0;

beforeAll(async () => {
  const loads = slowReaders({ loadsPerPerson: 6, loadsInAll: 64, stalledMs: STALLED_MS });
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    request.actor = { userId: "anna", name: "Anna" };
  });
  app.get("/document", async (request, reply) => {
    await loads.acquire(request, reply);
    return "document";
  });
  app.get("/long", async (request, reply) => {
    await loads.acquire(request, reply);
    return "x".repeat(LONG);
  });
  app.get("/late", async (request, reply) => {
    await loads.acquire(request, reply);
    await wait(3 * STALLED_MS);
    return "late";
  });
  app.post("/import", async () => {
    await wait(3 * STALLED_MS);
    return "done";
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

function answer(method: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const sent = httpRequest({ method, path, port, host: "127.0.0.1", agent }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => done(text));
    });
    sent.on("error", fail);
    sent.end();
  });
}

test("who takes nothing of an answer is ended", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.pause();
  const ended = new Promise((done) => socket.once("close", done));
  socket.on("error", () => undefined);
  socket.write("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await wait(4 * STALLED_MS);
  socket.resume();
  await ended;
  expect(socket.bytesRead).toBeLessThan(LONG);
});

test("what comes later on the connection may take its time", async () => {
  expect(await answer("GET", "/document")).toBe("document");
  expect(await answer("POST", "/import")).toBe("done");
});

test("an answer that takes long to find is no reader that takes nothing", async () => {
  expect(await answer("GET", "/late")).toBe("late");
});
