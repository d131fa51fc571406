import { Button, Portal } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { KeyHint } from "./key-hint.tsx";
import classes from "./toast.module.css";

/** How long a toast stays when nobody hovers or focuses it: time to read a line and reach for Ångra. */
const SHOWN_MS = 6000;
/** What could not be done may come when one is about something else, and is longer. */
const REFUSAL_SHOWN_MS = 12_000;

export interface Toast {
  readonly text: string;
  /** Takes the act back; drawn as Ångra with its keys. */
  readonly undo?: () => void;
  /** What else can be done about it, such as opening what it is about. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** True when the notice tells of something that could not be done. */
  readonly isRefusal?: boolean;
}

const ShowToast = createContext<(toast: Toast) => void>(() => undefined);

/** Shows what was done, at the bottom of the window, with Ångra where it can be taken back. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [isHeld, setIsHeld] = useState(false);
  const show = useCallback((next: Toast) => {
    // The notice before may have gone away under the pointer, which then never leaves it.
    setIsHeld(false);
    setToast(next);
  }, []);
  useEffect(() => {
    if (toast === undefined || isHeld) return undefined;
    const shownMs = toast.isRefusal === true ? REFUSAL_SHOWN_MS : SHOWN_MS;
    const timer = setTimeout(() => setToast(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const Icon = toast?.isRefusal === true ? IconAlertTriangle : IconCheck;
  return (
    <ShowToast value={show}>
      {children}
      <Portal>
        <output className={classes.place} aria-live="polite">
          {toast !== undefined && (
            // The pointer only keeps the notice on the screen; nothing is done by hovering.
            <span
              className={classes.toast}
              onMouseEnter={() => setIsHeld(true)}
              onMouseLeave={() => setIsHeld(false)}
              onFocus={() => setIsHeld(true)}
              onBlur={() => setIsHeld(false)}
            >
              <Icon size={16} stroke={1.65} aria-hidden />
              <span>{toast.text}</span>
              {toast.action !== undefined && (
                <Button
                  variant="transparent"
                  className={classes.undo}
                  onClick={() => {
                    setToast(undefined);
                    toast.action?.onClick();
                  }}
                >
                  {toast.action.label}
                </Button>
              )}
              {toast.undo !== undefined && (
                <Button
                  variant="transparent"
                  className={classes.undo}
                  aria-keyshortcuts="Control+Z"
                  rightSection={<KeyHint keys="Ctrl Z" />}
                  onClick={() => {
                    setToast(undefined);
                    toast.undo?.();
                  }}
                >
                  Ångra
                </Button>
              )}
            </span>
          )}
        </output>
      </Portal>
    </ShowToast>
  );
}
