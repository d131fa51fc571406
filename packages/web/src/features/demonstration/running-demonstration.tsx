import { Group } from "@mantine/core";
import { Button } from "../../ui/button/button.tsx";
import classes from "./demonstration.module.css";

/** Shown while it is being created. */
export function RunningDemonstration({ onStop }: { readonly onStop: () => void }) {
  return (
    <>
      <p className={classes.lead}>
        Exempelföretaget skapas. Du kan lämna sidan under tiden, det fortsätter så länge fliken är öppen.
      </p>
      <Group>
        <Button onClick={onStop}>Avbryt</Button>
      </Group>
    </>
  );
}
