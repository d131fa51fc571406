import { Agent, request } from "node:http";
import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import { type Product, startProduct } from "../../e2e/support/product.ts";
import { signInByForm } from "../../packages/server/test/sign-in/sign-in-by-form.ts";

/** A running product and a person who has signed in to it, who makes calls by HTTP. */
export interface SignedIn {
  readonly product: Product;
  readonly authorization: string;
  /** As the browser stores it: the JSON text of its sign-in. */
  readonly storedSignIn: string;
  /** A call that must succeed; gives the text of the answer. */
  readonly call: (method: string, path: string, body?: object) => Promise<string>;
  readonly commit: (companyId: number, intent: string, changes: readonly object[]) => Promise<CommitAnswer>;
  readonly stop: () => Promise<void>;
}

/** Starts the product with an empty folder and signs a person in by the local provider. */
export async function startSignedIn(environment: Readonly<Record<string, string>> = {}): Promise<SignedIn> {
  const product = await startProduct({
    environment: { HUVUDBOK_RATE_LIMIT: "100000000", HUVUDBOK_LOG_LEVEL: "silent", ...environment },
  });
  const person = await signInTo(product);
  return {
    ...person,
    stop: async () => {
      await person.stop();
      await product.stop();
    },
  };
}

/** Signs a person in to a running product, which goes on when the person stops. */
export async function signInTo(product: Product, name?: string, email?: string): Promise<SignedIn> {
  const signIn = await signInByForm(product.url, name, email);
  const authorization = `Bearer ${signIn.token}`;
  const agent = new Agent({ keepAlive: true });
  const call = (method: string, path: string, body?: object) =>
    answerTo(agent, new URL(path, product.url), method, authorization, body);
  const commit = async (companyId: number, intent: string, changes: readonly object[]) => {
    const requestId = crypto.randomUUID();
    const body = { companyId, intent, requestId, changes };
    const path = `/api/data/commit?companyId=${companyId}${intent === "import" ? "&import=1" : ""}`;
    return commitAnswerSchema.parse(JSON.parse(await call("POST", path, body)));
  };
  const storedSignIn = JSON.stringify(signIn);
  const stop = async () => {
    agent.destroy();
  };
  return { product, authorization, storedSignIn, call, commit, stop };
}

/** By Node's own client: `fetch` takes a tenth of a millisecond more of this process, and it is not what is measured. */
function answerTo(
  agent: Agent,
  url: URL,
  method: string,
  authorization: string,
  body: object | undefined,
): Promise<string> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    authorization,
    ...(sent === undefined ? {} : { "content-type": "application/json", "content-length": sent.byteLength }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString();
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve(text);
        else reject(new Error(`${method} ${url.pathname}: ${status} ${text.slice(0, 500)}`));
      });
    });
    asked.on("error", reject);
    asked.end(sent);
  });
}
