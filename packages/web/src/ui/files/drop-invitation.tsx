import { Portal } from "@mantine/core";
import classes from "./drop-invitation.module.css";

/** Says over the whole page, while a file is dragged, what dropping it does. */
export function DropInvitation({ text }: { readonly text: string }) {
  return (
    <Portal>
      <div className={classes.invitation}>
        <span>{text}</span>
      </div>
    </Portal>
  );
}
