import { Modal } from "@mantine/core";
import { Fragment, useState } from "react";
import { isSingleKey, KEY_GROUPS, type KeyBinding, keyCaps, strokesOf } from "../ui/keys/key-binding.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTable } from "../ui/keys/key-table.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./key-list.module.css";

interface KeyListProps {
  readonly onClose: (isLeaving?: boolean) => void;
}

/** The keys that hold on the page it was opened over, by group: the rows of the table that drives them. */
export function KeyList({ onClose }: KeyListProps) {
  // As they were when it opened: a page may change under it.
  const [{ bindings, hasSingleKeys }] = useState(() => ({
    bindings: keyTable.bindings().filter(({ isOff }) => isOff !== true),
    hasSingleKeys: keyTable.hasSingleKeys,
  }));
  const valid = bindings.filter((binding) => hasSingleKeys || !canBeTurnedOff(binding));
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
          <Group key={group} name={group} bindings={valid.filter((binding) => binding.group === group)} />
        ))}
      </div>
    </Modal>
  );
}

/** Keys of a control, such as the arrows in a list, hold whatever the setting says. */
function canBeTurnedOff(binding: KeyBinding): boolean {
  return binding.run !== undefined && strokesOf(binding).every(isSingleKey);
}

/** What two keys do stands in one row, with both of them. */
function Group({ name, bindings }: { readonly name: string; readonly bindings: readonly KeyBinding[] }) {
  if (bindings.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>{name}</h3>
      <dl>
        {[...Map.groupBy(bindings, ({ label }) => label)].map(([label, same]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {same.map((binding, index) => (
                <Fragment key={binding.keys}>
                  {index > 0 && " eller "}
                  <KeyCaps caps={keyCaps(binding)} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
