import { Modal } from "@mantine/core";
import { lazy, Suspense } from "react";

const Markdown = lazy(() => import("../label/markdown.tsx"));

interface HelpDialogProps {
  readonly title: string;
  readonly markdown: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Help for a page: markdown in a dialog that closes on Escape. */
export function HelpDialog({ title, markdown, opened, onClose }: HelpDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Hjälp: ${title}`} size={680}>
      <Suspense>
        <Markdown text={markdown} />
      </Suspense>
    </Modal>
  );
}
