import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useUndo } from "../../data/undo.ts";
import { Button } from "../button/button.tsx";
import { KeyHint } from "../keys/key-hint.tsx";
import { useKeys } from "../keys/use-keys.ts";
import classes from "./toast.module.css";

/** How long a toast is shown when nobody hovers or focuses it: time to read a line and reach for Ångra. */
const SHOWN_MS = 6000;
/** A refusal may come while the person does something else, and its text is longer. */
const REFUSAL_SHOWN_MS = 12_000;

export interface Toast {
  readonly text: string;
  /** What a key does next; shown after the text where keys are shown at all. */
  readonly keyText?: string;
  /** Undoes the act; shown as Ångra with its keys. */
  readonly undo?: () => void;
  /** What else can be done about it, such as opening what it refers to. */
  readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[];
  /** True when the notice says that something could not be done. */
  readonly isRefusal?: boolean;
}

/** Says whether Ctrl+Z means something newer than what the notice offers to undo. */
const TakeUndoKey = createContext<(isTaken: boolean) => void>(() => undefined);

const ShowToast = createContext<(toast: Toast) => void>(() => undefined);

/** Shows what was done, at the bottom of the window, with Ångra where it can be undone. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast);
}

/**
 * While `isTaken`, Ctrl+Z takes back a newer step than what a notice tells of: its Ångra then shows no key, which would
 * say that the key undoes that. The button itself still does.
 */
export function useTakenUndoKey(isTaken: boolean): void {
  const take = useContext(TakeUndoKey);
  useEffect(() => {
    take(isTaken);
    return () => take(false);
  }, [take, isTaken]);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [isHeld, setIsHeld] = useState(false);
  const [isKeyTaken, setIsKeyTaken] = useState(false);
  const show = useCallback((next: Toast) => {
    // The previous notice may have disappeared under the pointer, which then never leaves it.
    setIsHeld(false);
    setToast(next);
  }, []);
  useEffect(() => {
    if (toast === undefined || isHeld) return undefined;
    const shownMs = toast.isRefusal === true ? REFUSAL_SHOWN_MS : SHOWN_MS;
    const timer = setTimeout(() => setToast(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  function takeBack() {
    setToast(undefined);
    toast?.undo?.();
  }
  return (
    <ShowToast value={show}>
      <TakeUndoKey value={setIsKeyTaken}>{children}</TakeUndoKey>
      {createPortal(
        <output className={classes.place} aria-live="polite">
          {toast !== undefined && (
            // The pointer only keeps the notice on the screen; hovering does nothing else.
            <span
              className={classes.toast}
              onMouseEnter={() => setIsHeld(true)}
              onMouseLeave={() => setIsHeld(false)}
              onFocus={() => setIsHeld(true)}
              onBlur={() => setIsHeld(false)}
            >
              <ToastText toast={toast} />
              {toast.actions?.map(({ label, onClick }) => (
                <Button
                  key={label}
                  variant="transparent"
                  className={classes.undo}
                  onClick={() => {
                    setToast(undefined);
                    onClick();
                  }}
                >
                  {label}
                </Button>
              ))}
              {toast.undo !== undefined && (
                <UndoButton of={toast.text} isKeyTaken={isKeyTaken} onUndo={takeBack} />
              )}
            </span>
          )}
        </output>,
        document.body,
      )}
    </ShowToast>
  );
}

interface UndoButtonProps {
  /** What is taken back. */
  readonly of: string;
  readonly isKeyTaken: boolean;
  readonly onUndo: () => void;
}

/** 'Ångra' with its key, which otherwise takes back what was saved last: that may be something else. */
function UndoButton({ of, isKeyTaken, onUndo }: UndoButtonProps) {
  // What is being saved is newer than what the notice tells of: the key takes that back.
  const { isSaving } = useUndo();
  useKeys(
    isSaving
      ? []
      : [
          {
            keys: "Control+z",
            label: `Ångra: ${of}`,
            group: "Överallt",
            isForFieldsFirst: true,
            run: onUndo,
          },
        ],
  );
  return (
    <Button
      variant="transparent"
      className={classes.undo}
      {...(isKeyTaken || isSaving
        ? {}
        : { "aria-keyshortcuts": "Control+Z", rightSection: <KeyHint keys="Ctrl Z" /> })}
      onClick={onUndo}
    >
      Ångra
    </Button>
  );
}

function ToastText({ toast: { text, keyText, isRefusal } }: { readonly toast: Toast }) {
  const Icon = isRefusal === true ? IconAlertTriangle : IconCheck;
  return (
    <span className={classes.words}>
      <Icon size={16} stroke={1.65} aria-hidden />
      <span>
        {text}
        {keyText !== undefined && <span className={classes.keys}>{` ${keyText}`}</span>}
      </span>
    </span>
  );
}
