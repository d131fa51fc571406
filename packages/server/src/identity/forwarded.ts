import type { IncomingHttpHeaders } from "node:http";

/** What proxies write, in small letters as Node gives them. */
const MARKS =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-(host|url|forwarded-for)|x-(cluster-)?client-ip|x-proxyuser-ip|x-envoy-.*|cf-.*|true-client-ip|fastly-client-ip|fly-.*|x-azure-.*|x-appengine-.*|x-amzn-.*)$/;

/** Whether a request bears the mark of a proxy: then it may come from anywhere, whatever its socket says. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => MARKS.test(name));
}
