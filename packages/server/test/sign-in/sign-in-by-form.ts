import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import { Browser } from "../browser.ts";

/** Signs a person in through the local form, as a browser does; returns the token and the person. */
export async function signInByForm(origin: string, name = "Anna", email = "anna@example.se") {
  return codeSignInAnswerSchema.parse(await (await answerByForm(origin, name, email)).json()).signIn;
}

/** The same, with the answer to who may be refused. */
export async function answerByForm(origin: string, name = "Anna", email = "anna@example.se") {
  const browser = new Browser();
  const form = await browser.follow(`${origin}/api/auth/login`);
  const person = new URLSearchParams({ name, email });
  const back = await browser.follow(form.url, { method: "POST", body: person });
  return browser.request(`${origin}/api/auth/code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: new URL(back.url).search }),
  });
}
