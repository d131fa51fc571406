import { ActionIcon } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { IconDots } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { escapeCloses } from "../keys/escape-closes.ts";
import classes from "./page-frame.module.css";

/** The tools of a page below one button, so that a phone shows the page and not its buttons. */
export function PhoneTools({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  function close() {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button in it opens
    <div
      ref={box}
      className={classes.tools}
      onKeyDown={(event: KeyboardEvent) => {
        escapeCloses(event, isOpen, close);
      }}
    >
      <ActionIcon
        ref={button}
        variant="default"
        size="lg"
        aria-label="Fler verktyg"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={18} stroke={1.65} aria-hidden />
      </ActionIcon>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons in it are what is clicked
        <div
          id={id}
          className={classes.toolsList}
          onClick={({ target }: MouseEvent) => {
            if (target instanceof Element && target.closest("button, a") !== null) setIsOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
