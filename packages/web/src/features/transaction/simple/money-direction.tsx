import type { MoneyDirection } from "@huvudbok/core/transaction";
import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";

/** What the directions are called. */
const WORDS: Readonly<Record<MoneyDirection, string>> = { out: "Pengar ut", in: "Pengar in" };

interface MoneyDirectionControlProps {
  readonly direction: MoneyDirection;
  readonly onChange: (direction: MoneyDirection) => void;
  /** Enter leads to the amount. */
  readonly onEnter: () => void;
}

/** 'Pengar ut' or 'Pengar in', which stands before the amount (clarification B24). */
export function MoneyDirectionControl({ direction, onChange, onEnter }: MoneyDirectionControlProps) {
  const control = useRef<HTMLDivElement>(null);
  const told = useRef(direction);
  useEffect(() => {
    if (told.current === direction) return;
    told.current = direction;
    // An account that was picked has changed it: one who does not see would not know. A choice made here says itself.
    if (control.current?.contains(document.activeElement) !== true) announce(WORDS[direction]);
  }, [direction]);
  return (
    <SegmentedControl
      ref={control}
      aria-label="Pengarnas väg"
      value={direction}
      onChange={(chosen) => onChange(chosen === "in" ? "in" : "out")}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onEnter();
      }}
      data={[
        { value: "out", label: WORDS.out },
        { value: "in", label: WORDS.in },
      ]}
    />
  );
}
