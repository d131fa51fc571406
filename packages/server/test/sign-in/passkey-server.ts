import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { expect } from "vitest";
import type { LocalSignInStore } from "../../src/store/people/people-interface.ts";
import { Browser } from "../browser.ts";
import { type TestServer, testServer } from "../test-server.ts";
import { type Forgery, SoftwareAuthenticator } from "./software-authenticator.ts";

export const ANNA = { name: "Anna Andersson", email: "Anna@Example.se" };
export const MINUTE_MS = 60_000;

export const FORGERIES: [string, Forgery][] = [
  ["another origin", { origin: "https://evil.example" }],
  ["another server", { rpId: "evil.example" }],
  ["another challenge", { challenge: "AAAA" }],
  ["nobody verified", { isVerified: false }],
];

/** A server whose own people sign in with passkeys, an authenticator of one of them, and the link to enrol by. */
export class PasskeyServer {
  readonly server: TestServer;
  authenticator: SoftwareAuthenticator;
  link = "";

  private constructor(server: TestServer) {
    this.server = server;
    this.authenticator = new SoftwareAuthenticator(server.config.publicUrl);
  }

  static async open(environment: Readonly<Record<string, string>> = { HUVUDBOK_LOCAL_SIGN_IN: "passkey" }) {
    const server = await testServer({ environment });
    await server.app.listen({ host: "127.0.0.1", port: server.config.port });
    const opened = new PasskeyServer(server);
    opened.link = await opened.newLink();
    return opened;
  }

  get store(): LocalSignInStore {
    return this.server.store.local;
  }

  /** Empty when there is no link. */
  async newLink(): Promise<string> {
    return (await this.server.identity.local?.passkeys?.newLink(this.server.clock.now)) ?? "";
  }

  newBrowser(): Browser {
    return new PublicBrowser(this.server);
  }

  async enrolmentOptions(person = ANNA) {
    const answer = await post(this.newBrowser(), `${this.link}/options`, person);
    return answer.body as unknown as PublicKeyCredentialCreationOptionsJSON;
  }

  async enrol(lies?: Forgery) {
    const made = this.authenticator.create(await this.enrolmentOptions(), lies);
    return post(this.newBrowser(), `${this.link}/answer`, made);
  }

  async beginSignIn(browser: Browser) {
    const page = await browser.follow(`${this.server.config.publicUrl}/api/auth/login?returnUrl=/settings`);
    const options = await post(browser, `${page.url}/options`, {});
    const asked = options.body as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { url: page.url, asked };
  }

  /** From the button on /login to a product token. */
  async signIn(browser = this.newBrowser()) {
    const { publicUrl } = this.server.config;
    const { url, asked } = await this.beginSignIn(browser);
    const answer = await post(browser, `${url}/answer`, this.authenticator.get(asked));
    expect(answer.status).toBe(200);
    const back = await browser.follow(String(answer.body["location"]));
    expect(back.url).toContain(`${publicUrl}/login/code?`);
    const code = await post(browser, `${publicUrl}/api/auth/code`, { query: new URL(back.url).search });
    return codeSignInAnswerSchema.parse(code.body);
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A browser for which the server's public address leads to its port, as a proxy would. */
class PublicBrowser extends Browser {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    super();
    this.#server = server;
  }

  override request(url: string, init?: RequestInit): Promise<Response> {
    return super.request(url.replace(this.#server.config.publicUrl, this.#server.origin), init);
  }
}

export async function post(browser: Browser, url: string, body: unknown) {
  const answer = await browser.request(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export function message(answer: { readonly body: Record<string, unknown> }): unknown {
  return (answer.body["error"] as { readonly message: string } | undefined)?.message;
}
