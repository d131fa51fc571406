import { createHash } from "node:crypto";

/**
 * What the browser may load and run. Scripts come from our own files only, WebAssembly included (text recognition and
 * HEIC). Style sheets too; the user interface library writes <style> elements while it runs, which the page of the app
 * allows by a nonce (see `appPolicy`).
 */
const RULES: Readonly<Record<string, string[]>> = {
  "default-src": ["'self'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "blob:", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  // Attached PDF files are shown through blob addresses made from fetched bytes.
  "frame-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * The policy of the app's page, where <style> elements with this nonce are allowed too, and the scripts that are
 * written in the page itself: each by the hash of its text, so that nothing else inline can run.
 */
export function appPolicy(nonce: string, page: string): string {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => `'sha256-${sha256(text)}'`);
  const rules = {
    ...RULES,
    "script-src": [...(RULES["script-src"] ?? []), ...scripts],
    "style-src": ["'self'", `'nonce-${nonce}'`],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

export const PERMISSIONS_POLICY = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";

/** The settings of helmet for every answer; strict transport only where the public address is https. */
export function securityHeaders(publicUrl: string) {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: RULES },
    strictTransportSecurity: publicUrl.startsWith("https:") ? { maxAge: 365 * 24 * 3600 } : false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  } as const;
}
