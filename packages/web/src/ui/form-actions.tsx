import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { focusFirstError } from "./focus-first-error.ts";
import classes from "./form-actions.module.css";
import { KeyHint } from "./key-hint.tsx";
import { LinkButton } from "./link-button.tsx";
import { shortcutText } from "./page-frame/toolbar-button.tsx";
import { useShortcuts } from "./page-frame/use-shortcuts.ts";
import { useLatest } from "./use-latest.ts";

interface FormActionsProps {
  /** The word on the button that saves; it submits the form that the line stands in. */
  readonly label: string;
  readonly disabled: boolean;
  /** Said beside the button while it is off: what is missing. */
  readonly hint?: string | undefined;
  /** Shows what is wrong with each field: somebody tried to save with Ctrl and the key, or Enter, while it is off. */
  readonly onRefused?: () => void;
  /** The key that saves together with Ctrl. */
  readonly shortcut?: string;
  /** Where Avbryt leads, or what it does. */
  readonly cancel: string | (() => void);
}

/** The foot of a form: its one primary button, Avbryt, and what is still missing. */
export function FormActions(props: FormActionsProps) {
  const { label, disabled, hint, onRefused, shortcut = "s", cancel } = props;
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const refuse = useRefusal(button, disabled, onRefused);
  const save = {
    label,
    shortcut,
    disabled: disabled && onRefused === undefined,
    onClick: () => (disabled ? refuse() : button.current?.form?.requestSubmit()),
  };
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
        <LinkButton to={cancel} variant="subtle" color="gray">
          Avbryt
        </LinkButton>
      ) : (
        <Button variant="subtle" color="gray" onClick={cancel}>
          Avbryt
        </Button>
      )}
      <output className={classes.hint}>{disabled ? hint : undefined}</output>
    </div>
  );
}

/** A form that cannot be saved yet tells why when it is tried: every error at its field, the first one with the focus. */
function useRefusal(
  button: RefObject<HTMLButtonElement | null>,
  disabled: boolean,
  onRefused: (() => void) | undefined,
): () => void {
  const latest = useLatest({ disabled, onRefused });
  function refuse() {
    flushSync(() => latest.current.onRefused?.());
    focusFirstError(button.current?.form ?? null);
  }
  useEffect(() => {
    // A button that is off keeps the browser from sending the form, and from telling that it did not. On the window,
    // so that a field which has use for Enter has had it first.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" || event.defaultPrevented || !latest.current.disabled) return;
      if (!(event.target instanceof HTMLInputElement) || event.target.form !== button.current?.form) return;
      flushSync(() => latest.current.onRefused?.());
      focusFirstError(event.target.form);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [button, latest]);
  return refuse;
}
