import { type DraftToRegister, registrableCount } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { transactionErrorText } from "@huvudbok/core/transaction";
import { Button } from "../../../ui/button/button.tsx";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import type { SetAside } from "./use-set-aside.ts";

interface HinderedDraftsProps {
  readonly all: readonly DraftToRegister[];
  readonly aside: SetAside;
}

/** Which draft stops the others and what can be done about it, or how many are set aside. */
export function HinderedDrafts({ all, aside }: HinderedDraftsProps) {
  const place = registrableCount(all);
  const first = all[place];
  if (first === undefined) return null;
  const hindered = all.filter(({ errors }) => errors.length > 0).length;
  if (aside.isOn) {
    return (
      <Notice
        kind="info"
        title={`${formatCounted(hindered, "utkast", "utkast")} med hinder är inte med`}
        action={<Button onClick={() => aside.set(false)}>Visa alla</Button>}
      >
        De ligger kvar bland utkasten, och kan registreras senare.
      </Notice>
    );
  }
  const { draft, errors } = first;
  const after = all.length - place - 1;
  const name = `${draft.date ?? "Utan datum"} ${draft.text === "" ? "utan text" : draft.text}`;
  const stops =
    after === 0 ? "kan inte registreras" : `stoppar ${formatCounted(after, "utkast", "utkast")} efter det`;
  return (
    <Notice
      kind="warning"
      title={`${name} ${stops}`}
      action={
        <>
          <LinkButton to={draftPath(draft.id)}>Öppna utkastet</LinkButton>
          {hindered < all.length && <Button onClick={() => aside.set(true)}>Visa bara de som går</Button>}
        </>
      }
    >
      {errors.slice(0, 1).map(transactionErrorText).join("")}
    </Notice>
  );
}
