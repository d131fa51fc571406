/** What a control looks like: colours of it and around it, in an order that is always the same. */
type Look = readonly string[];

interface FocusLook {
  /** What may show the focus: the control, what is rendered around it, the row that contains it. */
  lookOf(element: Element): Look;
  /** Whether a control with the focus has new colours that are visible at 3:1. */
  isSeen(focused: Look, rested: Look): boolean;
}

declare global {
  interface Window {
    /** The contrast of a colour against the sheet. */
    contrastOf: (colour: string) => number;
    focusLook: FocusLook;
  }
}

/** Runs in the page. */
export function installContrast(): void {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const sheet = getComputedStyle(document.documentElement).getPropertyValue("--hb-sheet").trim();
  const probe = document.createElement("i");
  probe.style.color = sheet;
  document.body.append(probe);
  const ground = luminance(getComputedStyle(probe).color);
  probe.remove();
  window.contrastOf = (colour) => {
    const [light, dark] = [luminance(colour), ground].toSorted((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
}

/** Runs in the page, after `installContrast`. */
export function installFocusLook(): void {
  const LEAST_CONTRAST = 3;
  const NO_PART = Array.from({ length: 12 }, () => "");
  window.focusLook = {
    lookOf(element) {
      const row = element.closest("tr");
      const around = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        row?.cells[0],
        element.firstElementChild,
      ];
      return around.flatMap((part) => {
        if (part === null || part === undefined) return NO_PART;
        return [undefined, "::before", "::after"].flatMap((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          const outline = style.outlineStyle === "none" ? "" : style.outlineColor;
          // One by one: the ring of a filled button has the colour that the button is filled with.
          return [outline, style.boxShadow, style.borderTopColor, style.backgroundColor];
        });
      });
    },
    isSeen: (focused, rested) =>
      focused.some((look, index) => {
        const old = rested[index] ?? "";
        const colours = look.match(/rgba?\([^)]+\)/g) ?? [];
        return (
          look !== old &&
          colours.some((colour) => !old.includes(colour) && window.contrastOf(colour) >= LEAST_CONTRAST)
        );
      }),
  };
}
