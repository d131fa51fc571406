import type { LocalPerson } from "../../store/people/people-interface.ts";
import { escapeHtml, localPage, STYLE_HASH } from "./local-page.ts";

/** The content of the form: the people to choose from, and what was typed if it was refused. */
export interface SignInForm {
  readonly action: string;
  readonly people: readonly LocalPerson[];
  readonly name: string;
  readonly email: string;
  readonly error: string | undefined;
}

/**
 * The content security policy of these pages: no script at all. The form may lead to any port of this machine, because
 * browsers apply `form-action` to the redirects after a form too, and the product may be open as localhost or
 * 127.0.0.1.
 */
export const SIGN_IN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/**
 * The sign-in form for this computer. Works without scripts. The first field has the focus unless there are people to
 * choose from: they stand above it.
 */
export function signInPage(form: SignInForm): string {
  const hasFocus = form.people.length === 0 || form.error !== undefined;
  const error =
    form.error === undefined ? "" : `<p class="note bad" role="alert">${escapeHtml(form.error)}</p>`;
  return localPage(
    "Logga in",
    `<p class="note">Det här är den lokala inloggningen på den här datorn. Den behöver inget lösenord, och inget lämnar datorn.</p>
${error}${choices(form)}
<form method="post" action="${escapeHtml(form.action)}">
<label for="name">Namn</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${escapeHtml(form.name)}"${hasFocus ? " autofocus" : ""}>
<label for="email">E-post</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(form.email)}">
<button class="go" type="submit">Logga in</button>
</form>`,
  );
}

/** Shown when a sign-in cannot continue: it is too old, or was not started at /login. */
export function signInProblemPage(message: string): string {
  return localPage(
    "Logga in",
    `<p class="note bad" role="alert">${escapeHtml(message)}</p><a class="go" href="/login">Börja om</a>`,
  );
}

function choices(form: SignInForm): string {
  if (form.people.length === 0) return "";
  const rows = form.people.map(
    (person) =>
      `<li><button type="submit" name="person" value="${escapeHtml(person.id)}">${escapeHtml(person.name)}<span>${escapeHtml(person.email)}</span></button></li>`,
  );
  return `<h2>Välj vem du är</h2>
<form method="post" action="${escapeHtml(form.action)}"><ul>${rows.join("")}</ul></form>
<h2>Någon annan</h2>`;
}
