import { VAT_RATES, type VatRate } from "@huvudbok/core/transaction";
import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { escapeCloses } from "../../../ui/keys/escape-closes.ts";
import { KeyCap } from "../../../ui/keys/key-cap.tsx";

/** What can be done with a row; each leads to the field where typing goes on. */
export interface EntryRowActions {
  readonly onText: () => void;
  readonly onQuantity: () => void;
  /** At the rate of the account, or at a chosen one. */
  readonly onSplitVat: (rate?: VatRate) => void;
  readonly onCopyAbove: () => void;
  readonly onRemove: () => void;
}

interface EntryRowMenuProps extends EntryRowActions {
  readonly index: number;
}

/** The other actions of a row, with their keys. */
export function EntryRowMenu(props: EntryRowMenuProps) {
  const { index, onText, onQuantity, onSplitVat, onCopyAbove, onRemove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const open = (opens: boolean) => {
    setIsOpen(opens);
    if (opens) setIsLeft(false);
  };
  // Each action gives the focus to a field, which the menu must not take back when it closes.
  const leading = (act: () => void) => () => {
    setIsLeft(true);
    act();
  };
  return (
    <Menu opened={isOpen} onChange={open} position="bottom-end" returnFocus={!isLeft}>
      <Menu.Target>
        <IconButton
          tabIndex={-1}
          aria-label={`Mer, rad ${index + 1}`}
          onKeyDown={(event) => escapeCloses(event, isOpen, () => setIsOpen(false))}
        >
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={leading(onText)} rightSection={<KeyCap keys="Alt T" />}>
          Radtext
        </Menu.Item>
        <Menu.Item onClick={leading(onQuantity)} rightSection={<KeyCap keys="Alt Q" />}>
          Kvantitet
        </Menu.Item>
        <Menu.Item onClick={leading(() => onSplitVat())} rightSection={<KeyCap keys="Ctrl M" />}>
          Dela upp moms
        </Menu.Item>
        {VAT_RATES.map((rate) => (
          <Menu.Item key={rate} onClick={leading(() => onSplitVat(rate))}>
            {`Moms ${rate} %`}
          </Menu.Item>
        ))}
        {index > 0 && (
          <Menu.Item onClick={leading(onCopyAbove)} rightSection={<KeyCap keys="Ctrl D" />}>
            Kopiera raden ovanför
          </Menu.Item>
        )}
        <Menu.Item onClick={leading(onRemove)} rightSection={<KeyCap keys="Ctrl Delete" />}>
          Ta bort raden
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
