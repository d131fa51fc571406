import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fetchText } from "./fetch-text.ts";
import { answering, type Behaviour, type RateService, startRateService } from "./rate-service.arbitrary.ts";

const LIMITS = { timeoutMs: 300, maxBytes: 2000, retryMs: 1 };
const PATH = "Observations/SEKUSDPMI/2026-03-24/2026-03-28";
let service: RateService;
let elsewhere: RateService;

beforeAll(async () => {
  [service, elsewhere] = await Promise.all([startRateService(), startRateService()]);
});
beforeEach(() => {
  service.behave();
  service.takeAsked();
});
afterAll(() => Promise.all([service.close(), elsewhere.close()]));

const ask = (path = PATH, limits = LIMITS) => fetchText(new URL(path, service.riksbank), limits);
const silent: Behaviour = () => undefined;
const broken: Behaviour = (request) => void request.socket.destroy();
const busy = answering(429, "error-429.json", { "Retry-After": "28" });
const failing: Behaviour = (_request, response) => void response.writeHead(503).end("busy");

test.each([
  ["429", busy],
  ["503", failing],
  ["silence", silent],
  ["a broken connection", broken],
])("RA3: after %s it is tried once more", async (_name, behaviour) => {
  service.behave(behaviour);
  expect(await ask()).toMatchObject({ ok: true, value: expect.stringContaining("9.35344") });
  expect(service.takeAsked()).toHaveLength(2);
});

test.each([
  ["429", busy, { code: "status", status: 429 }],
  ["503", failing, { code: "status", status: 503 }],
  ["silence", silent, { code: "no-answer" }],
])("RA3: %s twice is a failure", async (_name, behaviour, error) => {
  service.behave(behaviour, behaviour);
  expect(await ask()).toEqual({ ok: false, error });
  expect(service.takeAsked()).toHaveLength(2);
});

test.each([
  ["Observations/SEKXXXPMI/2026-03-24/2026-03-28", 404],
  ["Observations/SEKEURPMI/2026-13-01/2026-03-28", 400],
])("%s is not tried again", async (path, status) => {
  expect(await ask(path)).toEqual({ ok: false, error: { code: "status", status } });
  expect(service.takeAsked()).toHaveLength(1);
});

test("RA2: a redirect is not followed, to another host or the same", async () => {
  for (const location of [`${elsewhere.riksbank}${PATH}`, `/swea/v1/${PATH}`]) {
    service.behave((_request, response) => void response.writeHead(302, { location }).end());
    expect(await ask()).toEqual({ ok: false, error: { code: "redirect" } });
  }
  expect(service.takeAsked()).toHaveLength(2);
  expect(elsewhere.takeAsked()).toEqual([]);
});

test("an answer that is too large is not read to its end", async () => {
  expect(await ask("Series/ByGroup/130?language=sv")).toEqual({ ok: false, error: { code: "too-large" } });
  expect(service.takeAsked()).toHaveLength(1);
  const whole = await ask("Series/ByGroup/130?language=sv", { ...LIMITS, maxBytes: 100_000 });
  expect(whole.ok).toBe(true);
});

test("an answer without content is empty", async () => {
  expect(await ask("Observations/SEKEURPMI/2026-03-28/2026-03-29")).toEqual({ ok: true, value: "" });
});
