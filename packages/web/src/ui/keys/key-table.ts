import { dialogIsOpen } from "../page-frame/dialog-is-open.ts";
import type { ControlKey } from "./control-key.ts";
import {
  isSingleKey,
  type KeyBinding,
  keyCaps,
  type ListedKey,
  strokeCap,
  strokesOf,
} from "./key-binding.ts";
import { isField, isFloating, isTextField } from "./key-focus.ts";
import { matchStroke, strokeOf } from "./match-stroke.ts";

/** How long 'g' waits for the second key. */
const PREFIX_MS = 2000;

/** Keys of the page come before those of the frame. */
export type KeyLevel = "page" | "frame";

interface Source {
  readonly level: KeyLevel;
  readonly bindings: () => readonly KeyBinding[];
}

/** Rows of a control's keys; what they do is between them and the control. */
type ControlKeys = readonly Pick<ControlKey<never>, "strokes" | "label" | "group">[];

/**
 * The table of keys: what is on the screen adds its rows and removes them, and one listener runs them. Keys that only
 * apply while the focus is in a control are run by the control (`useControlKeys`), and only listed here.
 */
class KeyTable {
  readonly #sources = new Set<Source>();
  readonly #listeners = new Set<() => void>();
  /** How many controls on the screen handle the same keys. */
  readonly #controlKeys = new Map<ControlKeys, number>();
  #next: readonly KeyBinding[] = [];
  #prefix: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasSingleKeys = true;

  /** Adds rows until the returned function is called. */
  add(level: KeyLevel, bindings: () => readonly KeyBinding[]): () => void {
    const source = { level, bindings };
    if (this.#sources.size === 0) window.addEventListener("keydown", this.#onKeyDown);
    this.#sources.add(source);
    return () => {
      this.#sources.delete(source);
      if (this.#sources.size > 0) return;
      window.removeEventListener("keydown", this.#onKeyDown);
      this.#wait(undefined, []);
    };
  }

  /** The rows that apply now: of a key with two rows, the one that runs. */
  bindings(): readonly KeyBinding[] {
    const sources = [...this.#sources].sort(
      (a, b) => Number(a.level === "frame") - Number(b.level === "frame"),
    );
    const seen = new Set<string>();
    return sources
      .flatMap((source) => source.bindings())
      .filter(({ keys }) => {
        const isFirst = !seen.has(keys);
        seen.add(keys);
        return isFirst;
      });
  }

  /** Lists the keys of a control until the returned function is called. Only for `useControlKeys`. */
  listControlKeys(keys: ControlKeys): () => void {
    this.#controlKeys.set(keys, (this.#controlKeys.get(keys) ?? 0) + 1);
    return () => {
      const count = (this.#controlKeys.get(keys) ?? 0) - 1;
      if (count > 0) this.#controlKeys.set(keys, count);
      else this.#controlKeys.delete(keys);
    };
  }

  /**
   * The list of keys: those that act now, and those of the controls on the screen, which apply whatever the setting
   * says.
   */
  listed(): readonly ListedKey[] {
    const acting = this.bindings()
      .filter(({ isOff }) => isOff !== true)
      .filter((binding) => this.#hasSingleKeys || !strokesOf(binding).every(isSingleKey));
    return [
      ...acting.map(({ label, group, ...binding }) => ({ label, group, caps: keyCaps(binding) })),
      ...[...this.#controlKeys.keys()]
        .flat()
        .map(({ label, group, strokes }) => ({ label, group, caps: strokes.map(strokeCap) })),
    ];
  }

  get hasSingleKeys(): boolean {
    return this.#hasSingleKeys;
  }

  /** Turns keys without Ctrl on or off (the setting singleKeyShortcuts). */
  setSingleKeys(hasSingleKeys: boolean): void {
    this.#hasSingleKeys = hasSingleKeys;
    this.#wait(undefined, []);
  }

  /** What the next key may be while a first one waits; the same list as long as nothing changes. */
  readonly next = (): readonly KeyBinding[] => this.#next;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"].includes(event.key)) return;
    const prefix = this.#prefix;
    this.#wait(undefined, []);
    if (event.defaultPrevented || event.isComposing || dialogIsOpen()) return;
    const stroke = strokeOf(event);
    if (stroke === undefined || this.#isForOthers(stroke, event)) return;
    const meaning = matchStroke(this.bindings(), prefix, stroke);
    if (meaning.kind === "prefix") this.#wait(stroke, meaning.next);
    if (meaning.kind !== "run") return;
    const { binding } = meaning;
    if (binding.isForFieldsFirst === true && isTextField(event.target)) return;
    event.preventDefault();
    if (binding.isOff !== true && !event.repeat) binding.run();
  };

  /** Keys without Ctrl belong to fields, lists and menus first, and can be turned off. */
  #isForOthers(stroke: string, { target }: KeyboardEvent): boolean {
    return isSingleKey(stroke) && (!this.#hasSingleKeys || isField(target) || isFloating(target));
  }

  #wait(prefix: string | undefined, next: readonly KeyBinding[]): void {
    clearTimeout(this.#timer);
    const isChanged = this.#prefix !== prefix;
    this.#prefix = prefix;
    if (prefix !== undefined) this.#timer = setTimeout(() => this.#wait(undefined, []), PREFIX_MS);
    if (!isChanged) return;
    this.#next = next;
    for (const listener of this.#listeners) listener();
  }
}

export const keyTable = new KeyTable();
