import { Button } from "../../../ui/button/button.tsx";
import { KeyHint } from "../../../ui/keys/key-hint.tsx";
import { shortcutText } from "../../../ui/page-frame/toolbar-button.tsx";
import { useShortcuts } from "../../../ui/page-frame/use-shortcuts.ts";

const [LABEL, SHORTCUT] = ["Analysera okonterade", "i"];

interface AnalysisButtonsProps {
  readonly mayWrite: boolean;
  /** Undefined while nothing can be analysed. */
  readonly onAnalyse: (() => void) | undefined;
}

/** What drafts can be analysed by: statements of accounts, which no page reads yet, and the books. */
export function AnalysisButtons({ mayWrite, onAnalyse }: AnalysisButtonsProps) {
  const canAnalyse = mayWrite && onAnalyse !== undefined;
  useShortcuts(
    [{ label: LABEL, shortcut: SHORTCUT, onClick: () => onAnalyse?.() }],
    canAnalyse,
    () => undefined,
  );
  return (
    <>
      <Button disabled title="Kontoutdrag kan inte läsas in än" variant="subtle" color="gray">
        Kontoutdragsanalys
      </Button>
      {mayWrite && (
        <Button
          disabled={!canAnalyse}
          title="Föreslår kontering av utkast med färre än två konton"
          variant="subtle"
          color="gray"
          aria-keyshortcuts={`Control+${SHORTCUT}`}
          rightSection={<KeyHint keys={shortcutText(SHORTCUT)} />}
          onClick={onAnalyse}
        >
          {LABEL}
        </Button>
      )}
    </>
  );
}
