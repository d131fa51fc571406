import { Button, Kbd, Portal } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import classes from "./toast.module.css";

/** How long a toast stays when nobody hovers or focuses it (look: states). */
const SHOWN_MS = 6000;

export interface Toast {
  readonly text: string;
  /** Takes the act back; drawn as Ångra with its keys. */
  readonly undo?: () => void;
}

const ShowToast = createContext<(toast: Toast) => void>(() => undefined);

/** Shows what was done, at the bottom of the window, with Ångra where it can be taken back. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: Toast) => setToast(next), []);
  useEffect(() => {
    if (toast === undefined || held) return;
    timer.current = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer.current);
  }, [toast, held]);
  return (
    <ShowToast value={show}>
      {children}
      <Portal>
        <div className={classes.place} role="status" aria-live="polite">
          {toast !== undefined && (
            // The pointer only keeps the notice on the screen; nothing is done by hovering.
            <div
              className={classes.toast}
              onMouseEnter={() => setHeld(true)}
              onMouseLeave={() => setHeld(false)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
            >
              <IconCheck size={16} stroke={1.65} aria-hidden />
              <span>{toast.text}</span>
              {toast.undo !== undefined && (
                <Button
                  variant="transparent"
                  className={classes.undo}
                  rightSection={
                    <Kbd className={classes.kbd} aria-hidden>
                      Ctrl Z
                    </Kbd>
                  }
                  onClick={() => {
                    toast.undo?.();
                    setToast(undefined);
                  }}
                >
                  Ångra
                </Button>
              )}
            </div>
          )}
        </div>
      </Portal>
    </ShowToast>
  );
}
