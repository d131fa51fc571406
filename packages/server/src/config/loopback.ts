/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

/** The usual forms, checked first because parsing an address takes longer. */
const USUAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** True for the `Host` of a request that was typed as this machine's own address, with or without a port. */
export function isLoopbackHost(header: string | undefined): boolean {
  if (header !== undefined && USUAL_HOST.test(header)) return true;
  const url = URL.parse(`http://${header ?? ""}`);
  return (
    url !== null && url.host !== "" && url.pathname === "/" && url.username === "" && isLoopback(url.hostname)
  );
}
