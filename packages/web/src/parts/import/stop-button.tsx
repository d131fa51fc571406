import { Button } from "../../ui/button/button.tsx";

/** Stops the work that is under way. */
export function StopButton({ onStop }: { readonly onStop: () => void }) {
  return (
    <Button variant="subtle" color="gray" onClick={onStop}>
      Avbryt
    </Button>
  );
}
