import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../test/test-server.ts";
import { issueToken } from "../identity/product-token.ts";
import { type Behaviour, type RateService, startRateService } from "./rate-service.arbitrary.ts";

const USD = "/api/rates/Observations/SEKUSDPMI";
const SERIES = "/api/rates/Series/ByGroup/130?language=sv";
let service: RateService;
const open: TestServer[] = [];

beforeAll(async () => {
  service = await startRateService();
});
beforeEach(() => {
  service.behave();
  service.takeAsked();
});
afterAll(async () => {
  await Promise.all(open.map((server) => server.close()));
  await service.close();
});

/** A server whose clock stands on Monday 30 March 2026, and a call of somebody who has signed in to it. */
async function ratesOn(environment: Record<string, string>, now = "2026-03-30T10:00:00Z") {
  const server = await testServer({ environment });
  open.push(server);
  server.clock.now = new Date(now);
  const profile = { issuer: "test", subject: "anna", name: "Anna", email: "anna@example.se", picture: "" };
  const headersNow = async () => {
    const session = await server.store.users.signIn(profile, server.clock.now);
    const { token } = await issueToken(server.keys.token, session, server.clock.now);
    return { authorization: `Bearer ${token}` };
  };
  const ask = async (url: string) => {
    const answer = await server.app.inject({ url, headers: await headersNow() });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { server, ask };
}
const both = () => ({ HUVUDBOK_RIKSBANK_URL: service.riksbank, HUVUDBOK_ECB_URL: service.ecb });
const riksbank = () => ({ HUVUDBOK_RIKSBANK_URL: service.riksbank });
const failing: Behaviour = (_request, response) => void response.writeHead(400).end("{}");
const withoutRiksbank: Behaviour = (request, response) =>
  request.url?.startsWith("/swea") === true ? failing(request, response) : "answer";
const CALLED = "Valutakurserna kunde inte hämtas just nu. Försök igen om en stund.";

describe("RA1: only what is configured is asked", () => {
  test("nothing: the answer says so", async () => {
    const { ask } = await ratesOn({});
    for (const url of [SERIES, `${USD}/2026-03-20/2026-03-30`]) {
      expect(await ask(url)).toEqual({
        status: 422,
        body: {
          error: {
            type: "NoRateService",
            message: "Servern hämtar inga valutakurser.",
          },
        },
      });
    }
  });
  test("the series of both services, the Riksbank's first", async () => {
    const { ask } = await ratesOn(both());
    const { status, body } = await ask(SERIES);
    expect(status).toBe(200);
    expect(body).toHaveLength(35 + 4);
    expect(body).toContainEqual({ seriesId: "SEKUSDPMI", shortDescription: "USD", seriesClosed: false });
    expect(body.slice(-4)).toMatchObject([
      { seriesId: "ECB-AED", seriesClosed: false },
      { seriesId: "ECB-EUR", seriesClosed: false },
      { seriesId: "ECB-HRK", seriesClosed: true },
      { seriesId: "ECB-USD", seriesClosed: false },
    ]);
    service.takeAsked();
    await ask(SERIES);
    expect(service.takeAsked()).toEqual([]);
  });
  test("a series of no list is not asked for", async () => {
    const { ask } = await ratesOn(riksbank());
    await ask(SERIES);
    service.takeAsked();
    for (const series of ["SEKXXXPMI", "ECB-USD"]) {
      expect(await ask(`/api/rates/Observations/${series}/2026-03-20/2026-03-30`)).toMatchObject({
        status: 404,
        body: { error: { message: `Series not found for ${series}` } },
      });
    }
    expect(service.takeAsked()).toEqual([]);
  });
});

test.each([
  ["2026-13-01", "2026-03-30"],
  ["2026-03-30", "2026-03-20"],
  ["2020-01-01", "2026-03-30"],
  ["igår", "2026-03-30"],
])("from %s to %s is 'Invalid date'", async (from, to) => {
  const { ask } = await ratesOn(riksbank());
  expect(await ask(`${USD}/${from}/${to}`)).toMatchObject({
    status: 400,
    body: { error: { type: "InvalidDate", message: "Invalid date" } },
  });
  expect(service.takeAsked()).toEqual([]);
});

describe("CU2: no rates are older than 1993", () => {
  test.each(["0001-01-01", "1992-12-31"])("%s is refused, and nothing is asked", async (to) => {
    const { ask } = await ratesOn(both());
    expect(await ask(`${USD}/${to.slice(0, 8)}01/${to}`)).toMatchObject({
      status: 400,
      body: { error: { type: "RatesTooEarly", message: "Det finns inga valutakurser före 1993" } },
    });
    expect(service.takeAsked()).toEqual([]);
  });
  test("of a span that begins earlier, only later months are asked for and kept", async () => {
    const { ask } = await ratesOn(riksbank());
    await ask(SERIES);
    service.takeAsked();
    expect(await ask(`${USD}/1992-12-25/1993-01-04`)).toEqual({ status: 200, body: [] });
    expect(service.takeAsked()).toEqual(["/swea/v1/Observations/SEKUSDPMI/1993-01-01/1993-01-31"]);
  });
});

describe("RA4: what has been fetched is kept by month", () => {
  test("days that can get no rate any more are asked for once", async () => {
    const { server, ask } = await ratesOn(riksbank());
    const friday = await ask(`${USD}/2026-03-19/2026-03-29`);
    expect(friday).toEqual({
      status: 200,
      body: [
        { date: "2026-03-24", value: 9.35344 },
        { date: "2026-03-25", value: 9.29218 },
        { date: "2026-03-26", value: 9.39466 },
        { date: "2026-03-27", value: 9.44517 },
      ],
    });
    expect(service.takeAsked().at(-1)).toBe("/swea/v1/Observations/SEKUSDPMI/2026-03-01/2026-03-30");
    server.clock.now = new Date("2026-03-31T09:00:00Z");
    expect(await ask(`${USD}/2026-03-19/2026-03-29`)).toEqual(friday);
    expect(await ask(`${USD}/2026-03-25/2026-03-26`)).toMatchObject({ body: [{}, {}] });
    expect(service.takeAsked()).toEqual([]);
  });
  test("a day that may still get a rate is asked for again after ten minutes", async () => {
    const { server, ask } = await ratesOn(riksbank());
    await ask(`${USD}/2026-03-20/2026-03-30`);
    service.takeAsked();
    await ask(`${USD}/2026-03-20/2026-03-30`);
    expect(service.takeAsked()).toEqual([]);
    server.clock.now = new Date("2026-03-30T10:11:00Z");
    await ask(`${USD}/2026-03-20/2026-03-30`);
    expect(service.takeAsked()).toHaveLength(1);
  });
  test("a rate that is published days late is found all the same", async () => {
    const { server, ask } = await ratesOn(riksbank(), "2026-03-28T10:00:00Z");
    await ask(SERIES);
    const upTo = (last: string): Behaviour => {
      const days = [24, 25, 26, 27].map((day) => ({ date: `2026-03-${day}`, value: 9 }));
      const published = days.filter(({ date }) => date <= last);
      return (_request, response) => void response.writeHead(200).end(JSON.stringify(published));
    };
    service.behave(upTo("2026-03-26"));
    const url = `${USD}/2026-03-20/2026-03-27`;
    expect((await ask(url)).body).toHaveLength(3);
    server.clock.now = new Date("2026-03-30T09:00:00Z");
    service.behave(upTo("2026-03-27"));
    expect((await ask(url)).body).toHaveLength(4);
    service.takeAsked();
    // A month that says nothing of its last day is asked for no more when that is long ago.
    server.clock.now = new Date("2026-04-20T09:00:00Z");
    await ask(`${USD}/2026-03-20/2026-03-31`);
    const observations = service.takeAsked().filter((path) => path.includes("/Observations/"));
    expect(observations).toHaveLength(1);
    server.clock.now = new Date("2026-04-20T11:00:00Z");
    await ask(`${USD}/2026-03-20/2026-03-31`);
    expect(service.takeAsked()).toEqual([]);
  });
  test("months that are missing are one call, the future none", async () => {
    const { ask } = await ratesOn(riksbank());
    await ask(SERIES);
    service.takeAsked();
    expect(await ask(`${USD}/2025-12-22/2026-12-31`)).toMatchObject({ status: 200, body: [{}, {}, {}, {}] });
    expect(service.takeAsked()).toEqual(["/swea/v1/Observations/SEKUSDPMI/2025-12-01/2026-03-30"]);
    expect(await ask(`${USD}/2026-04-01/2026-12-31`)).toEqual({ status: 200, body: [] });
    // A month without any rate is known to have none.
    expect(await ask(`${USD}/2026-01-01/2026-01-31`)).toEqual({ status: 200, body: [] });
    expect(service.takeAsked()).toEqual([]);
  });
  test("the same asked for twice at once is one call", async () => {
    const { ask } = await ratesOn(riksbank());
    await ask(SERIES);
    service.takeAsked();
    const url = `${USD}/2026-03-20/2026-03-30`;
    const answers = await Promise.all([ask(url), ask(url), ask(url), ask(url), ask(url), ask(url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(service.takeAsked()).toHaveLength(1);
  });
});

describe("ECB", () => {
  test("its short file for the last days, all currencies at once", async () => {
    const { ask } = await ratesOn({ HUVUDBOK_ECB_URL: service.ecb });
    await ask(SERIES);
    service.takeAsked();
    expect(await ask("/api/rates/Observations/ECB-USD/2026-03-20/2026-03-30")).toEqual({
      status: 200,
      body: [{ date: "2026-03-27", value: 9.443478261 }],
    });
    expect(await ask("/api/rates/Observations/ECB-EUR/2026-03-20/2026-03-30")).toMatchObject({
      body: [{ value: 10.86 }],
    });
    expect(service.takeAsked()).toEqual(["/eurofxref/eurofxref-hist-90d.xml"]);
  });
  test("the whole history for older ones", async () => {
    const { ask } = await ratesOn({ HUVUDBOK_ECB_URL: service.ecb });
    await ask(SERIES);
    service.takeAsked();
    expect(await ask("/api/rates/Observations/ECB-EUR/2025-05-28/2025-06-07")).toMatchObject({
      body: [{ date: "2025-06-02", value: 10.92 }],
    });
    expect(service.takeAsked()).toEqual(["/eurofxref/eurofxref-hist.xml"]);
  });
});

test("ECB: a currency that has ended has the rates of its time", async () => {
  const { ask } = await ratesOn({ HUVUDBOK_ECB_URL: service.ecb });
  await ask(SERIES);
  expect(await ask("/api/rates/Observations/ECB-HRK/2022-12-25/2023-01-02")).toEqual({
    status: 200,
    body: [{ date: "2022-12-30", value: 1.475724806 }],
  });
});

describe("a service that fails", () => {
  test("is said to, and what it listed before stays known", async () => {
    const { server, ask } = await ratesOn(riksbank());
    service.behave(failing);
    expect(await ask(SERIES)).toEqual({
      status: 503,
      body: { error: { type: "RatesUnavailable", message: CALLED } },
    });
    service.behave(failing);
    expect(await ask(`${USD}/2026-03-20/2026-03-30`)).toMatchObject({ status: 503 });
    expect(await ask(SERIES)).toMatchObject({ status: 200 });
    server.clock.now = new Date("2026-04-02T10:00:00Z");
    service.behave(failing, failing, failing);
    expect(await ask(SERIES)).toMatchObject({ status: 200 });
    expect(await ask(`${USD}/2026-03-24/2026-04-01`)).toMatchObject({ status: 503 });
  });
  test("does not keep the other one from answering", async () => {
    const { ask } = await ratesOn(both());
    service.behave(failing, failing);
    expect(await ask(SERIES)).toMatchObject({ status: 503 });
    service.behave(withoutRiksbank, withoutRiksbank, withoutRiksbank, withoutRiksbank);
    expect((await ask(SERIES)).body).toHaveLength(4);
    expect(await ask("/api/rates/Observations/ECB-USD/2026-03-20/2026-03-30")).toMatchObject({ status: 200 });
  });
  test.each(["<html>", '{"no":"list"}', '[{"date":"2026-03-24","value":-1}]', '[{"date":"x","value":1}]'])(
    "%s is no answer",
    async (text) => {
      const { ask } = await ratesOn(riksbank());
      await ask(SERIES);
      service.behave((_request, response) => void response.writeHead(200).end(text));
      expect(await ask(`${USD}/2026-03-20/2026-03-30`)).toMatchObject({ status: 503 });
    },
  );
  test("values that are sent as text are read", async () => {
    const { ask } = await ratesOn(riksbank());
    await ask(SERIES);
    const text = '[{"date":"2026-03-24","value":"9.35344"}]';
    service.behave((_request, response) => void response.writeHead(200).end(text));
    expect(await ask(`${USD}/2026-03-20/2026-03-30`)).toEqual({
      status: 200,
      body: [{ date: "2026-03-24", value: 9.35344 }],
    });
  });
});

test("calls of one person beyond the limit wait their turn", async () => {
  const { ask } = await ratesOn({ ...riksbank(), HUVUDBOK_RATES_PER_PERSON: "2" });
  await ask(SERIES);
  let [running, most] = [0, 0];
  const slow: Behaviour = (_request, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.writeHead(204).end();
    }, 30);
  };
  service.behave(slow, slow, slow, slow, slow, slow);
  const urls = [1, 2, 3, 4, 5, 6].map((month) => `${USD}/2025-0${month}-01/2025-0${month}-10`);
  const answers = await Promise.all(urls.map(ask));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(most).toBe(2);
});

test("a service that is slower than the limit is not waited for", async () => {
  const { ask } = await ratesOn({
    ...riksbank(),
    HUVUDBOK_RATES_SECONDS: "1",
    HUVUDBOK_RATES_LIMIT: "20000",
  });
  await ask(SERIES);
  const silent: Behaviour = () => undefined;
  service.behave(silent, silent);
  expect(await ask(`${USD}/2026-03-20/2026-03-30`)).toMatchObject({
    status: 503,
    body: { error: { message: CALLED } },
  });
});
