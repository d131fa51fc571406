import type { MoneyDirection } from "@huvudbok/core/transaction";
import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef } from "react";
import { announce } from "../../../ui/label/announce.ts";

/** The Swedish names of the directions. */
const WORDS: Readonly<Record<MoneyDirection, string>> = { out: "Pengar ut", in: "Pengar in" };

interface MoneyDirectionControlProps {
  readonly direction: MoneyDirection;
  readonly onChange: (direction: MoneyDirection) => void;
  /** Called on Enter, which leads to the amount. */
  readonly onEnter: () => void;
}

/** 'Pengar ut' or 'Pengar in', shown before the amount (TR9). */
export function MoneyDirectionControl({ direction, onChange, onEnter }: MoneyDirectionControlProps) {
  const control = useRef<HTMLDivElement>(null);
  const announced = useRef(direction);
  useEffect(() => {
    if (announced.current === direction) return;
    announced.current = direction;
    // Choosing an account has changed it, which a person who does not see would not know. A choice made in this control
    // is announced by the control.
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
