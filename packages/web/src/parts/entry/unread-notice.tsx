import { Button } from "../../ui/button/button.tsx";
import type { UnreadLines } from "./form/entry-rows.ts";
import classes from "./transaction-entry.module.css";

interface UnreadNoticeProps {
  readonly unread: UnreadLines;
  readonly onDismiss: () => void;
}

/** What pasting has left out of the form, with its texts: the rows may balance without it (TR19). */
export function UnreadNotice({ unread, onDismiss }: UnreadNoticeProps) {
  const { count, lines, ambiguous } = unread;
  const more = count - lines.length;
  const told = count === 1 ? "1 inklistrad rad kunde" : `${count} inklistrade rader kunde`;
  return (
    <section className={classes.warning} aria-label="Det som inte kunde läsas">
      <p>
        {`${told} inte läsas och är inte med här:`}
        <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
          Dölj
        </Button>
      </p>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them moves
          <li key={place}>{`”${line}”`}</li>
        ))}
        {more > 0 && <li>{`och ${more} till`}</li>}
      </ul>
      {ambiguous !== undefined && <p>{`${ambiguous} kan läsas på två sätt, skriv med två decimaler.`}</p>}
    </section>
  );
}
