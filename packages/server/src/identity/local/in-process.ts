/** Calls a server without the network, so that the product can reach the provider inside its own server. */
export interface InProcess {
  readonly fetch: (url: string, options: InProcessRequest) => Promise<Response>;
  /** Sets the server that answers; until then every call fails. */
  connect(answer: Answer): void;
}

/** How a server answers a request that did not come over the network. */
type Answer = (request: {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}) => Promise<{
  readonly statusCode: number;
  readonly headers: { readonly "content-type"?: string | undefined };
  readonly body: string;
}>;

export interface InProcessRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * A server behind a proxy may be unable to reach itself by its public name. Only path and host of the address are used.
 */
export function inProcess(): InProcess {
  let server: Answer | undefined;
  return {
    connect: (answer) => {
      server = answer;
    },
    fetch: async (url, { method, headers, body }) => {
      if (server === undefined) throw new Error("The server is not ready");
      const { host, pathname, search } = new URL(url);
      const payload =
        body instanceof URLSearchParams || typeof body === "string" ? body.toString() : undefined;
      const answer = await server({
        method: method === "POST" ? "POST" : "GET",
        url: `${pathname}${search}`,
        headers: { ...headers, host },
        ...(payload === undefined ? {} : { payload }),
      });
      const type = answer.headers["content-type"] ?? "";
      return new Response(answer.body, { status: answer.statusCode, headers: { "content-type": type } });
    },
  };
}
