// Runs on the pages of the local sign-in: asks the authenticator what the server asks, and hands over its answer.
// A plain script without imports, served as it stands.

const FORM = document.querySelector("form[data-passkey]");
const BUTTON = FORM.querySelector("button");
const PROBLEM = document.getElementById("problem");

const MISSING =
  "Webbläsaren kan inte använda passnycklar här. Uppdatera den eller prova en annan webbläsare, och öppna sidan med https.";
const CANCELLED = "Det avbröts eller tog för lång tid. Försök igen.";
const FAILED = "Det gick inte. Kontrollera anslutningen och försök igen.";

if (hasPasskeys()) {
  FORM.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  // Without this script a press does nothing: the page lets no form be sent.
  BUTTON.disabled = false;
} else {
  show(MISSING);
}

/** True where the browser reads and writes the server's JSON itself; so do all of them since the spring of 2025. */
function hasPasskeys() {
  const credential = globalThis.PublicKeyCredential;
  return (
    typeof credential?.parseCreationOptionsFromJSON === "function" &&
    typeof credential.parseRequestOptionsFromJSON === "function" &&
    typeof credential.prototype.toJSON === "function"
  );
}

async function run() {
  BUTTON.disabled = true;
  PROBLEM.hidden = true;
  try {
    const options = await post("options", Object.fromEntries(new FormData(FORM)));
    const credential = await ask(options);
    const { location } = await post("answer", credential.toJSON());
    globalThis.location.assign(location);
  } catch (error) {
    show(textOf(error));
    BUTTON.disabled = false;
  }
}

function ask(options) {
  return FORM.dataset.passkey === "create"
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

async function post(step, body) {
  const answer = await fetch(`${FORM.getAttribute("action")}/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const content = await answer.json();
  if (answer.ok) return content;
  throw new Error("refused", { cause: content.error?.message ?? FAILED });
}

function textOf(error) {
  if (typeof error.cause === "string") return error.cause;
  return error.name === "NotAllowedError" || error.name === "AbortError" ? CANCELLED : FAILED;
}

function show(text) {
  PROBLEM.textContent = text;
  PROBLEM.hidden = false;
}
