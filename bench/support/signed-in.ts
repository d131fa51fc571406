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
  const signIn = await signInByForm(product.url);
  const authorization = `Bearer ${signIn.token}`;
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  };
  const commit = async (companyId: number, intent: string, changes: readonly object[]) => {
    const requestId = crypto.randomUUID();
    const body = { companyId, intent, requestId, changes };
    const path = `/api/data/commit?companyId=${companyId}${intent === "import" ? "&import=1" : ""}`;
    return commitAnswerSchema.parse(JSON.parse(await call("POST", path, body)));
  };
  const storedSignIn = JSON.stringify(signIn);
  return { product, authorization, storedSignIn, call, commit, stop: () => product.stop() };
}
