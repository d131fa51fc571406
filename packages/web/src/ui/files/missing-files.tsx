import { Notice } from "../page-frame/notice.tsx";
import { missingAttachmentText } from "./file-error.ts";

/** Lists the files that are named but cannot be found (PG11). */
export function MissingFiles({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Notice kind="warning" title="Underlag saknas">
      {ids.map((id) => (
        <p key={id}>{missingAttachmentText(id)}</p>
      ))}
    </Notice>
  );
}
