import {
  type Icon,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCornerDownLeft,
} from "@tabler/icons-react";
import classes from "./key-cap.module.css";

/** Arrows are small in most fonts and missing in some, so they are icons, as large as the letters of the other keys. */
const DRAWN: Readonly<Record<string, Icon>> = {
  "↑": IconArrowUp,
  "↓": IconArrowDown,
  "←": IconArrowLeft,
  "→": IconArrowRight,
  "↵": IconCornerDownLeft,
};

interface KeyCapProps {
  /** The text on the key, or on the keys pressed together: "↑", "Ctrl S". */
  readonly keys: string;
  readonly className?: string | undefined;
  readonly "aria-hidden"?: boolean;
}

/** A key as it looks on the keyboard. */
export function KeyCap({ keys, className = "", ...rest }: KeyCapProps) {
  return (
    <kbd className={`${classes.cap} ${className}`} {...rest}>
      {keys.split(/([↑↓←→↵])/).map((part) => {
        const Arrow = DRAWN[part];
        return Arrow === undefined ? (
          part
        ) : (
          <span key={part} className={classes.arrow}>
            <span className="visually-hidden">{part}</span>
            <Arrow size={13} stroke={2} aria-hidden />
          </span>
        );
      })}
    </kbd>
  );
}
