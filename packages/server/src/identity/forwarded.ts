import type { IncomingHttpHeaders } from "node:http";

/** Headers that proxies add, in lower case as Node gives them. */
const MARKS =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-(host|url|forwarded-for)|x-(cluster-)?client-ip|x-proxyuser-ip|x-envoy-.*|cf-.*|true-client-ip|fastly-client-ip|fly-.*|x-azure-.*|x-appengine-.*|x-amzn-.*)$/;

/** Whether a request came through a proxy: it may then come from anywhere, whatever address its socket has. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => MARKS.test(name));
}
