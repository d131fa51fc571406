import { Notice } from "../page-frame/notice.tsx";

/** Says which files are named but not found (specification 2 §8). */
export function MissingFiles({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Notice kind="warning" title="Verifikat saknas">
      {ids.map((id) => (
        <p key={id}>{`Attachment with id ${id} not found`}</p>
      ))}
    </Notice>
  );
}
