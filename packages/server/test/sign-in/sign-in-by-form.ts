import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import { Browser } from "../browser.ts";

/** Signs a person in through the local form, as a browser does; returns the token and the person. */
export async function signInByForm(origin: string, name = "Anna", email = "anna@example.se") {
  const browser = new Browser();
  const form = await browser.follow(`${origin}/api/auth/login`);
  const person = new URLSearchParams({ name, email });
  const back = await browser.follow(form.url, { method: "POST", body: person });
  const answer = await browser.request(`${origin}/api/auth/code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: new URL(back.url).search }),
  });
  return codeSignInAnswerSchema.parse(await answer.json()).signIn;
}
