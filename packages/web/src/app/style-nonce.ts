/**
 * The nonce that the server's content policy gives this page: <style> elements created while the app runs need it. Load
 * this file first, since the scroll lock behind dialogs reads it from the global variable.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
