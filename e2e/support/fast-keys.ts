import type { CDPSession, Page } from "playwright-core";

/** Keys that are no text, with what Chromium needs to know about them. */
const NAMED: ReadonlyMap<string, { readonly code: number; readonly text?: string }> = new Map([
  ["Enter", { code: 13, text: "\r" }],
  ["Tab", { code: 9 }],
  ["Escape", { code: 27 }],
]);
const CTRL = 2;
const ctrlKey = /^Control\+(.+)$/;

/**
 * Presses keys as fast as the browser accepts them: all are in its queue before it has handled the first, so that
 * nothing is rendered between two of them unless the page makes sure of it. A key is a character, "Enter", "Tab" or
 * "Control+Enter".
 */
export async function pressFast(page: Page, keys: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    await Promise.all(keys.flatMap((key) => press(session, key)));
  } finally {
    await session.detach();
  }
}

function press(session: CDPSession, pressed: string): readonly Promise<unknown>[] {
  const held = ctrlKey.exec(pressed)?.[1];
  const key = held ?? pressed;
  const named = NAMED.get(key);
  const text = held === undefined ? (named === undefined ? key : named.text) : undefined;
  const event = {
    key,
    code: named === undefined ? "" : key,
    modifiers: held === undefined ? 0 : CTRL,
    // Of a letter or a digit; the codes of other characters are those of other keys ("&" is the arrow up).
    windowsVirtualKeyCode: named?.code ?? (/^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0),
  };
  return [
    session.send("Input.dispatchKeyEvent", {
      ...event,
      type: text === undefined ? "rawKeyDown" : "keyDown",
      ...(text === undefined ? {} : { text }),
    }),
    session.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" }),
  ];
}
