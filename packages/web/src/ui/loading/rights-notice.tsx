import type { Role } from "@huvudbok/core/company";
import type { ReactNode } from "react";
import { useRights } from "../../data/rights.ts";
import { LinkButton } from "../link/link-button.tsx";
import { Notice } from "../page-frame/notice.tsx";

const OWNERS = "Det här kan bara företagets ägare ändra. Du ser allt, men kan inte ändra det.";

/**
 * Why a page is read-only; nothing for a person who may change it, nor for a reader, whom the frame tells so on every
 * page.
 */
export function ReadOnlyNotice({ access }: { readonly access: "write" | "own" }): ReactNode {
  const { role, may } = useRights();
  return may(access) || role === "reader" ? null : <Notice kind="locked">{OWNERS}</Notice>;
}

/** Shown in place of a page that is of no use to the person's role. */
export function AccessMissing({ role }: { readonly role: Role | undefined }) {
  return (
    <Notice
      kind="locked"
      title="Den här sidan är inte för din roll i företaget"
      action={<LinkButton to="/accounting">Till Hem</LinkButton>}
    >
      {role === "bookkeeper" ? OWNERS : undefined}
    </Notice>
  );
}
