import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { KeyHint } from "../keys/key-hint.tsx";
import { Button } from "./button.tsx";
import classes from "./offer-button.module.css";

interface OfferButtonProps {
  readonly icon: Icon;
  /** The keys that take it too, as `KeyHint` shows them. */
  readonly keys: string;
  readonly onTake: () => void;
  /** What it puts in the form. */
  readonly children: ReactNode;
}

/** Takes what is suggested for a form: in a line of text above the rows. */
export function OfferButton({ icon: OfferIcon, keys, onTake, children }: OfferButtonProps) {
  return (
    <Button
      variant="light"
      size="compact-sm"
      className={classes.offer ?? ""}
      aria-keyshortcuts={keys.replace(" ", "+")}
      leftSection={<OfferIcon size={16} stroke={1.65} aria-hidden />}
      rightSection={<KeyHint keys={keys} />}
      onClick={onTake}
    >
      {children}
    </Button>
  );
}
