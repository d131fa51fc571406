import { useClickOutside } from "@mantine/hooks";
import { IconChevronDown, IconDots } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { escapeCloses } from "../keys/escape-closes.ts";
import classes from "./page-frame.module.css";

interface MoreToolsProps {
  /** On a phone the button is as small as it can be. */
  readonly isPhone: boolean;
  readonly children: ReactNode;
}

/** Tools of a page below one button, so that the page is seen and not its buttons. */
export function MoreTools({ isPhone, children }: MoreToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  function close() {
    setIsOpen(false);
    button.current?.focus();
  }
  const opening = {
    ref: button,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    onClick: () => setIsOpen(!isOpen),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button in it opens
    <div
      ref={box}
      className={classes.tools}
      onKeyDown={(event: KeyboardEvent) => {
        escapeCloses(event, isOpen, close);
      }}
    >
      {isPhone ? (
        <IconButton variant="default" aria-label="Fler verktyg" {...opening}>
          <IconDots size={18} stroke={1.65} aria-hidden />
        </IconButton>
      ) : (
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.65} aria-hidden />}
          {...opening}
        >
          Fler
        </Button>
      )}
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
