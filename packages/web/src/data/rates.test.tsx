import { isoDate } from "@huvudbok/core/calendar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeFetch } from "../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../test/fresh-server.ts";

const SERIES = [{ seriesId: "SEKUSDPMI", shortDescription: "USD", seriesClosed: false }];
const FRIDAY = isoDate("2026-03-27");
const MONDAY = isoDate("2026-03-30");
const RANGE = { from: FRIDAY, to: MONDAY };
const rateOf = (date: string) => ({ date, value: 9.5 });

let server: FakeFetch;
let published: readonly { date: string; value: number }[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-30T10:00:00Z") });
  vi.resetModules();
  server = freshServer();
  published = [rateOf(FRIDAY)];
  server.instead = (_method, path) => {
    if (path.endsWith("/Series/ByGroup/130")) return Response.json(SERIES);
    return path.includes("/Observations/") ? Response.json(published) : undefined;
  };
  await signInAnew();
});
afterEach(() => vi.useRealTimers());

async function rates() {
  const { currencyRates, ratesForImport } = await import("./rates.ts");
  const settled = async (date: typeof MONDAY) => {
    const state = () => currencyRates.lookUp("USD", date);
    await expect.poll(() => state().state).not.toBe("loading");
    return state();
  };
  return { settled, ratesForImport };
}
const asked = () => server.calls.filter((call) => call.includes("Observations")).length;

test("a rate is asked for once, and again when the day may have got one since", async () => {
  const { settled } = await rates();
  expect(await settled(MONDAY)).toMatchObject({ state: "ready", rate: rateOf(FRIDAY) });
  await settled(MONDAY);
  expect(asked()).toBe(1);
  published = [rateOf(FRIDAY), rateOf(MONDAY)];
  vi.setSystemTime(new Date("2026-03-30T16:30:00Z"));
  expect(await settled(MONDAY)).toMatchObject({ state: "ready", rate: rateOf(MONDAY) });
  vi.setSystemTime(new Date("2026-03-31T16:30:00Z"));
  await settled(MONDAY);
  expect(asked()).toBe(2);
});

test("a list of series that could not be had is asked for again", async () => {
  const { settled, ratesForImport } = await rates();
  const { instead } = server;
  server.instead = () =>
    Response.json({ error: { type: "RatesUnavailable", message: "Nej." } }, { status: 503 });
  expect(await settled(FRIDAY)).toMatchObject({ state: "error", text: "Nej.", mayPass: true });
  expect(await ratesForImport({ currency: "USD", range: RANGE })).toEqual({
    observations: [],
    failure: "Nej.",
  });
  server.instead = instead;
  expect(await ratesForImport({ currency: "USD", range: RANGE })).toEqual({ observations: published });
  expect(await ratesForImport({ currency: "AED", range: RANGE })).toEqual({
    observations: [],
    failure: "Series not found for AED",
  });
  expect(await settled(MONDAY)).toMatchObject({ state: "ready" });
  expect(await settled(FRIDAY)).toMatchObject({ state: "error" });
  vi.setSystemTime(new Date("2026-03-30T10:11:00Z"));
  expect(await settled(FRIDAY)).toMatchObject({ state: "ready" });
});
