import { VAT_RATES, type VatRate } from "@huvudbok/core/transaction";
import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { escapeCloses } from "../../../ui/keys/escape-closes.ts";
import { KeyCap } from "../../../ui/keys/key-cap.tsx";

interface EntryRowMenuProps {
  readonly index: number;
  readonly onText: () => void;
  /** At the rate of the account, or at a chosen one. */
  readonly onSplitVat: (rate?: VatRate) => void;
  readonly onCopyAbove: () => void;
  readonly onRemove: () => void;
}

/** The other actions of a row, with their keys, since most people enter rows by keyboard. */
export function EntryRowMenu({ index, onText, onSplitVat, onCopyAbove, onRemove }: EntryRowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end">
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
        <Menu.Item onClick={onText} rightSection={<KeyCap keys="Alt T" />}>
          Radtext
        </Menu.Item>
        <Menu.Item onClick={() => onSplitVat()} rightSection={<KeyCap keys="Ctrl M" />}>
          Dela upp moms
        </Menu.Item>
        {VAT_RATES.map((rate) => (
          <Menu.Item key={rate} onClick={() => onSplitVat(rate)}>
            {`Moms ${rate} %`}
          </Menu.Item>
        ))}
        {index > 0 && (
          <Menu.Item onClick={onCopyAbove} rightSection={<KeyCap keys="Ctrl D" />}>
            Kopiera raden ovanför
          </Menu.Item>
        )}
        <Menu.Item onClick={onRemove} rightSection={<KeyCap keys="Ctrl Delete" />}>
          Ta bort raden
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
