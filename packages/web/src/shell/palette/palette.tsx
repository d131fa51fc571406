import { formatCounted } from "@huvudbok/core/money";
import { Modal } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { KeyCaps } from "../../ui/keys/key-caps.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import type { BufferedKeys } from "../keys/use-key-buffer.ts";
import type { MenuFlags } from "../menu/menu-items.ts";
import classes from "./palette.module.css";
import type { PaletteEntry } from "./palette-entry.ts";
import { PaletteField } from "./palette-field.tsx";
import { paletteGroups } from "./palette-groups.ts";
import { PaletteList } from "./palette-list.tsx";
import { usePaletteSources } from "./use-palette-sources.ts";

interface PaletteProps {
  readonly flags: MenuFlags;
  /** The keys pressed since the palette was opened. */
  readonly takeTyped: () => BufferedKeys;
  /** `isLeaving` when the choice leads to another page, which focuses an element of its own. */
  readonly onClose: (isLeaving?: boolean) => void;
  readonly onKeyList: () => void;
}

/** Finds places, vouchers, accounts and commands by the typed text; a combobox over grouped links. */
export function Palette({ flags, takeTyped, onClose, onKeyList }: PaletteProps) {
  const choose = useChoose(onClose);
  const listId = useId();
  const [query, setQuery] = useState("");
  const [moved, setMoved] = useState(0);
  const sources = usePaletteSources(flags, onKeyList);
  const groups = paletteGroups(query, sources);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const index = moved < 0 ? moveTo(0, moved, entries.length) : Math.min(moved, entries.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;

  function type(text: string) {
    setQuery(text);
    setMoved(0);
  }
  function chooseMarked(inNewTab: boolean) {
    const entry = entries[index];
    if (entry !== undefined) choose(entry, inNewTab);
  }
  const takeOver = useTakeOver(chooseMarked, (typed) => {
    setQuery(typed.text);
    setMoved(typed.moved);
  });
  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (move !== undefined && entries.length > 0) {
      event.preventDefault();
      setMoved(moveTo(index, move, entries.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      chooseMarked(event.ctrlKey || event.metaKey);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onClose();
    }
  }
  return (
    <Modal.Root opened onClose={() => onClose()} size={620} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label="Sök eller gå till" radius="lg">
        <div className={classes.palette}>
          <PaletteField
            query={query}
            listId={listId}
            activeId={entries.length > 0 ? optionId(index) : undefined}
            onType={type}
            onKeyDown={onKeyDown}
            onReady={() => takeOver(takeTyped())}
          />
          <PaletteList
            id={listId}
            groups={groups}
            index={index}
            optionId={optionId}
            onPoint={setMoved}
            onChoose={(entry) => choose(entry, false)}
          />
          <output className="visually-hidden">{countText(entries.length)}</output>
          <PaletteFooter />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteFooter() {
  return (
    <div className={classes.footer} aria-hidden>
      <span>
        <KeyCaps caps={["↑", "↓"]} /> välj
      </span>
      <span>
        <KeyCaps caps={["Enter"]} /> öppna
      </span>
      <span>
        <KeyCaps caps={["Ctrl Enter"]} /> öppna i ny flik
      </span>
    </div>
  );
}

/** Goes to what an entry leads to, or runs it. */
function useChoose(onClose: PaletteProps["onClose"]) {
  return (entry: PaletteEntry, inNewTab: boolean) => {
    // Without "noopener": a tab opened this way inherits the session, and so the company.
    if (inNewTab && entry.to !== undefined && window.open(entry.to, "_blank") !== null) return;
    // A browser that does not allow a new tab: then it is opened here.
    onClose(entry.to !== undefined);
    if (entry.to === undefined) entry.run?.();
    else pushAddress(entry.to);
  };
}

/**
 * Enters the keys that were pressed before the palette was rendered, and chooses after the render if Enter was among
 * them.
 */
function useTakeOver(
  choose: (inNewTab: boolean) => void,
  take: (typed: BufferedKeys) => void,
): (typed: BufferedKeys) => void {
  const [chosen, setChosen] = useState<BufferedKeys["chosen"]>();
  const latest = useLatest(choose);
  useEffect(() => {
    if (chosen !== undefined) latest.current(chosen === "new-tab");
  }, [chosen, latest]);
  return (typed) => {
    take(typed);
    setChosen(typed.chosen);
  };
}

/** One step wraps around at the ends; a page stops at them. */
function moveTo(index: number, move: number, count: number): number {
  const target = index + move;
  if (Math.abs(move) === 1) return (target + count) % count;
  return Math.min(count - 1, Math.max(0, target));
}

function countText(count: number): string {
  return count === 0 ? "Inga träffar" : formatCounted(count, "träff", "träffar");
}
