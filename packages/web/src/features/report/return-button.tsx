import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { returnToPlace } from "../../ui/data-table/list-place.ts";
import { PageLink } from "../../ui/page-link.tsx";

/** Back to the page that one came from, at the place where it was left. */
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
