import type { Role } from "@huvudbok/core/company";
import type { ReactNode } from "react";
import { useRights } from "../../data/rights.ts";
import { LinkButton } from "../link/link-button.tsx";
import { Notice } from "../page-frame/notice.tsx";

const READER = "Du är läsare i det här företaget: du ser allt, men kan inte ändra något.";
const OWNERS = "Det här kan bara företagets ägare ändra. Du ser allt, men kan inte ändra det.";

/** Why a page is read-only; nothing for a person who may change it. */
export function ReadOnlyNotice({ access }: { readonly access: "write" | "own" }): ReactNode {
  const { role, may } = useRights();
  return may(access) ? null : <Notice kind="locked">{sentenceFor(role)}</Notice>;
}

/** Shown in place of a page that is of no use to the person's role. */
export function AccessMissing({ role }: { readonly role: Role | undefined }) {
  return (
    <Notice
      kind="locked"
      title="Den här sidan är inte för din roll i företaget"
      action={<LinkButton to="/accounting">Till Hem</LinkButton>}
    >
      {sentenceFor(role)}
    </Notice>
  );
}

function sentenceFor(role: Role | undefined): string {
  return role === "bookkeeper" ? OWNERS : READER;
}
