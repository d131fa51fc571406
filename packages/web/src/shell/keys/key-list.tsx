import { Modal } from "@mantine/core";
import { Fragment, useState } from "react";
import { KEY_GROUPS, type ListedKey } from "../../ui/keys/key-binding.ts";
import { KeyCaps } from "../../ui/keys/key-caps.tsx";
import { keyTable } from "../../ui/keys/key-table.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./key-list.module.css";

interface KeyListProps {
  readonly onClose: (isLeaving?: boolean) => void;
}

/** The keys of the page it was opened over, by group: the rows of the table that runs them. */
export function KeyList({ onClose }: KeyListProps) {
  // As they were when it opened: a page may change under it.
  const [{ keys, hasSingleKeys }] = useState(() => ({
    keys: keyTable.listed(),
    hasSingleKeys: keyTable.hasSingleKeys,
  }));
  return (
    <Modal opened onClose={() => onClose()} title="Kortkommandon" size={720}>
      {!hasSingleKeys && (
        <p className={classes.note}>
          Kommandon med en tangent är avstängda.{" "}
          <PageLink to="/settings" onClick={() => onClose(true)}>
            Ändra i inställningarna
          </PageLink>
        </p>
      )}
      <div className={classes.groups}>
        {KEY_GROUPS.map((group) => (
          <Group key={group} name={group} keys={keys.filter((key) => key.group === group)} />
        ))}
      </div>
    </Modal>
  );
}

/** Two keys that do the same are in one row. */
function Group({ name, keys }: { readonly name: string; readonly keys: readonly ListedKey[] }) {
  if (keys.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>{name}</h3>
      <dl>
        {[...Map.groupBy(keys, ({ label }) => label)].map(([label, same]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {same.map(({ caps }, index) => (
                <Fragment key={caps.join(" ")}>
                  {index > 0 && " eller "}
                  <KeyCaps caps={caps} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
