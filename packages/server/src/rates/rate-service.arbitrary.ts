import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import * as z from "zod/mini";

const FOLDER = join(import.meta.dirname, "../../../core/testdata/riksbank");
const routesSchema = z.array(
  z.object({ path: z.string(), status: z.number(), file: z.nullable(z.string()) }),
);
const ROUTES = routesSchema.parse(JSON.parse(read("routes.json")));

/** ECB's files, by way of the euro: one recent day, and two of its whole history. */
const RECENT_DAY = `<Cube time="2026-03-27"><Cube currency="USD" rate="1.15"/><Cube currency="SEK" rate="10.86"/><Cube currency="AED" rate="4.22"/></Cube>`;
const OLD_DAYS = `<Cube time="2025-06-02"><Cube currency="USD" rate="1.14"/><Cube currency="SEK" rate="10.92"/></Cube>
<Cube time="2022-12-30"><Cube currency="USD" rate="1.0666"/><Cube currency="SEK" rate="11.1218"/><Cube currency="HRK" rate="7.5365"/></Cube>`;
const EUROFXREF: ReadonlyMap<string | undefined, string> = new Map([
  ["/eurofxref/eurofxref-hist-90d.xml", eurofxref(RECENT_DAY)],
  ["/eurofxref/eurofxref-hist.xml", eurofxref(`${RECENT_DAY}\n${OLD_DAYS}`)],
]);

/** What the stand-in does instead of answering; `answer`: it answers after all. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A service that speaks the Riksbank's protocol and has ECB's files, on a port of this computer. */
export interface RateService {
  readonly riksbank: string;
  readonly ecb: string;
  /** The paths that were asked for, since they were taken last. */
  takeAsked(): readonly string[];
  /** The next calls are answered so, one each. */
  behave(...next: readonly Behaviour[]): void;
  close(): Promise<void>;
}

/** Answers with a file of the samples. */
export function answering(status: number, file: string, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => void response.writeHead(status, headers).end(read(file));
}

export async function startRateService(): Promise<RateService> {
  let asked: string[] = [];
  let next: Behaviour[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const behave = next.shift();
    if (behave !== undefined && behave(request, response) !== "answer") return;
    if (path.startsWith("/swea")) answerOfRiksbank(request, response);
    else answerOfEcb(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    riksbank: `${origin}/swea/v1/`,
    ecb: `${origin}/eurofxref/`,
    takeAsked() {
      const taken = asked;
      asked = [];
      return taken;
    },
    behave: (...behaviours) => {
      next = [...behaviours];
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const OBSERVATIONS = /^\/swea\/v1\/Observations\/(SEK[A-Z]{3}PMI)\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;
const daysSchema = z.array(z.object({ date: z.string(), value: z.number() }));

function answerOfRiksbank(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? "";
  const route = ROUTES.find((each) => each.path === path);
  if (route !== undefined) {
    response.writeHead(route.status).end(route.file === null ? undefined : read(route.file));
    return;
  }
  const [, series = "", from = "", to = ""] = OBSERVATIONS.exec(path) ?? [];
  const days = series === "" ? [] : daysSchema.parse(JSON.parse(samples(series)));
  const within = days.filter(({ date }) => date >= from && date <= to);
  if (series === "") response.writeHead(404).end(read("error-404.json"));
  else if (within.length === 0) response.writeHead(204).end();
  else response.writeHead(200).end(JSON.stringify(within));
}

function answerOfEcb(request: IncomingMessage, response: ServerResponse): void {
  const file = EUROFXREF.get(request.url);
  response.writeHead(file === undefined ? 404 : 200).end(file ?? "");
}

function eurofxref(days: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>
${days}
</Cube></gesmes:Envelope>`;
}

function samples(series: string): string {
  try {
    return read(`observations-${series}_2026-03-24_2026-03-28.json`);
  } catch {
    return "[]";
  }
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), "utf8");
}
