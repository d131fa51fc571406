import { escapeHtml, localPage, STYLE_HASH } from "./local-page.ts";

/** The path of the pages' script. */
export const PASSKEY_SCRIPT_PATH = "/oidc/passkey.js";

/** The content security policy of these pages: one script, ours, which calls only us; no form is sent without it. */
export const PASSKEY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const SCRIPT_MISSING =
  '<noscript><p class="note bad">Passnycklar behöver JavaScript. Slå på det och ladda om sidan.</p></noscript>';
const PROBLEM_PLACE = '<p class="note bad" role="alert" id="problem" hidden></p>';

/** Asks for a passkey, by a button that its script enables; `action` is the address of the sign-in under way. */
export function passkeySignInPage(action: string): string {
  return localPage(
    "Logga in",
    `<p class="note">Logga in med din passnyckel (passkey): samma fingeravtryck, ansikte eller kod som låser upp enheten. Det finns inget lösenord.</p>
${SCRIPT_MISSING}${PROBLEM_PLACE}
<form method="post" action="${escapeHtml(action)}" data-passkey="get">
<button class="go" type="submit" disabled>Logga in med passnyckel</button>
</form>`,
    PASSKEY_SCRIPT_PATH,
  );
}

/** Shown instead of the sign-in while nobody is enrolled. */
export function nobodyEnrolledPage(): string {
  return localPage(
    "Logga in",
    '<p class="note bad" role="alert">Ingen är registrerad på den här servern ännu. Öppna engångslänken som servern skrev på sin konsol när den startade.</p><a class="go" href="/login">Börja om</a>',
  );
}

/** Registers the first owner; `action` is the address of the one-time link. */
export function enrolmentPage(action: string): string {
  return localPage(
    "Registrera ägaren",
    `<p class="note">Du är den första på den här servern. Ange vem du är och skapa en passnyckel (passkey) på din enhet; med den loggar du sedan in.</p>
${SCRIPT_MISSING}${PROBLEM_PLACE}
<form method="post" action="${escapeHtml(action)}" data-passkey="create">
<label for="name">Namn</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" autofocus>
<label for="email">E-post</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254">
<button class="go" type="submit" disabled>Skapa passnyckel</button>
</form>`,
    PASSKEY_SCRIPT_PATH,
  );
}

/** Shown for a link that is not valid. */
export function deadLinkPage(message: string): string {
  return localPage(
    "Registrera ägaren",
    `<p class="note bad" role="alert">${escapeHtml(message)}</p><a class="go" href="/login">Till inloggningen</a>`,
  );
}
