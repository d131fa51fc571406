import type { IncomingHttpHeaders } from "node:http";

/** What proxies write, in small letters as Node gives them. */
const MARKS = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-server",
  "x-forwarded-by",
  "x-forwarded-prefix",
  "x-forwarded-ssl",
  "x-forwarded-scheme",
];

/** Whether a request bears the mark of a proxy: then it may come from anywhere, whatever its socket says. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return MARKS.some((name) => headers[name] !== undefined);
}
