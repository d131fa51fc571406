/** The part of a browser that a sign-in needs: cookies per host and path, redirects one at a time. */
export class Browser {
  readonly #cookies: { host: string; path: string; name: string; value: string }[] = [];

  /** One request; redirects are not followed. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const { hostname, pathname } = new URL(url);
    const headers = new Headers(init.headers);
    const sent = this.#cookies.filter(({ host, path }) => host === hostname && pathname.startsWith(path));
    if (sent.length > 0) headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.#keep(hostname, cookie);
    return response;
  }

  /** Follows redirects until a page answers, or until one leads to `stopAt`. Returns the last address and response. */
  async follow(
    start: string,
    init: RequestInit = {},
    stopAt = "/login/code",
  ): Promise<{ url: string; response: Response }> {
    let url = start;
    let response = await this.request(url, init);
    for (let hops = 0; hops < 10 && response.status >= 300 && response.status < 400; hops += 1) {
      url = new URL(response.headers.get("location") ?? "", url).href;
      if (new URL(url).pathname === stopAt) break;
      response = await this.request(url);
    }
    return { url, response };
  }

  #keep(host: string, header: string): void {
    const [pair = "", ...attributes] = header.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute("path") ?? "/";
    const isGone =
      attribute("max-age") === "0" || new Date(attribute("expires") ?? "2999-01-01").getTime() < Date.now();
    const index = this.#cookies.findIndex(
      (cookie) => cookie.host === host && cookie.path === path && cookie.name === name,
    );
    if (index >= 0) this.#cookies.splice(index, 1);
    if (!isGone) this.#cookies.push({ host, path, name, value });
  }
}
