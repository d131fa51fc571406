import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import classes from "./form-actions.module.css";
import { KeyHint } from "./key-hint.tsx";
import { shortcutText } from "./page-frame/toolbar-button.tsx";
import { useShortcuts } from "./page-frame/use-shortcuts.ts";
import { PageLink } from "./page-link.tsx";

interface FormActionsProps {
  /** The word on the button that saves; it submits the form that the line stands in. */
  readonly label: string;
  readonly disabled: boolean;
  /** Said beside the button while it is off: what is missing. */
  readonly hint?: string | undefined;
  /** The key that saves together with Ctrl. */
  readonly shortcut?: string;
  /** Where Avbryt leads, or what it does. */
  readonly cancel: string | (() => void);
}

/** The foot of a form: its one primary button, Avbryt, and what is still missing. */
export function FormActions({ label, disabled, hint, shortcut = "s", cancel }: FormActionsProps) {
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const save = { label, shortcut, disabled, onClick: () => button.current?.form?.requestSubmit() };
  useShortcuts([save], true, (to) => router.history.push(to));
  return (
    <div className={classes.actions}>
      <Button
        ref={button}
        type="submit"
        variant="filled"
        disabled={disabled}
        aria-keyshortcuts={`Control+${shortcut}`}
        rightSection={<KeyHint keys={shortcutText(shortcut)} />}
      >
        {label}
      </Button>
      {typeof cancel === "string" ? (
        <Button component={PageLink} to={cancel} variant="subtle" color="gray">
          Avbryt
        </Button>
      ) : (
        <Button variant="subtle" color="gray" onClick={cancel}>
          Avbryt
        </Button>
      )}
      <output className={classes.hint}>{disabled ? hint : undefined}</output>
    </div>
  );
}
