import { IconArrowLeft } from "@tabler/icons-react";
import { Button } from "../../ui/button/button.tsx";
import { returnToPlace } from "../../ui/data-table/list-place.ts";
import { PageLink } from "../../ui/link/page-link.tsx";

/** Back to the page it was opened from, at the position where that was left. */
export function ReturnButton({ to }: { readonly to: string }) {
  return (
    <Button
      component={PageLink}
      to={to}
      leftSection={<IconArrowLeft size={16} stroke={1.65} aria-hidden />}
      onClick={() => returnToPlace(to)}
    >
      Tillbaka
    </Button>
  );
}
