import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { pushAddress } from "../../navigation/address.ts";
import { Button } from "../button/button.tsx";
import { KeyHint } from "../keys/key-hint.tsx";
import { LinkButton } from "../link/link-button.tsx";
import { shortcutText } from "../page-frame/toolbar-button.tsx";
import { useShortcuts } from "../page-frame/use-shortcuts.ts";
import { useLatest } from "../use-latest.ts";
import { focusFirstError } from "./focus-first-error.ts";
import classes from "./form-actions.module.css";

interface FormActionsProps {
  /** The text of the button that saves; it submits the form that contains it. */
  readonly label: string;
  readonly disabled: boolean;
  /** Shown beside the button while it is disabled: what is missing. */
  readonly hint?: string | undefined;
  /**
   * Shows what is wrong with each field: a person tried to save with Ctrl and the key, or Enter, while it is disabled.
   */
  readonly onRefused?: () => void;
  /** The key that saves together with Ctrl. */
  readonly shortcut?: string;
  /** Where Avbryt leads, or what it does. */
  readonly cancel: string | (() => void);
}

/** The footer of a form: its one primary button, Avbryt, and what is still missing. */
export function FormActions(props: FormActionsProps) {
  const { label, disabled, hint, onRefused, shortcut = "s", cancel } = props;
  const button = useRef<HTMLButtonElement>(null);
  const refuse = useRefusal(button, disabled, onRefused);
  const save = {
    label,
    shortcut,
    disabled: disabled && onRefused === undefined,
    onClick: () => (disabled ? refuse() : button.current?.form?.requestSubmit()),
  };
  useShortcuts([save], true, pushAddress);
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

/**
 * A form that cannot be saved yet says why when a person tries: every error at its field, and the focus on the first
 * one.
 */
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
    // A disabled button keeps the browser from submitting the form, and from saying that it did not. The listener is on
    // the window, so that a field that uses Enter handles it first.
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
