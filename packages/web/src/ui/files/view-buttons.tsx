import { Tooltip } from "@mantine/core";
import { IconRestore, IconRotate, IconRotateClockwise, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { IconButton } from "../button/icon-button.tsx";
import { useKeys } from "../keys/use-keys.ts";
import classes from "./file-panel.module.css";
import { turnedLeft, turnedRight, UPRIGHT } from "./turn.ts";
import { VIEW_ACT, VIEW_KEYS, type ViewAct, viewKey } from "./view-keys.ts";
import { NO_ZOOM, zoomedIn, zoomedOut } from "./zoom.ts";

interface ViewButtonsProps {
  /** Percent. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Degrees to the right. */
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}

/** How large a file is shown and which side of it is up, by buttons and by keys. */
export function ViewButtons({ zoom, onZoom, turn, onTurn }: ViewButtonsProps) {
  useKeys(VIEW_KEYS);
  const zoomTo = (act: ViewAct, label: string, to: number, icon: typeof IconZoomIn) => (
    <ViewButton act={act} label={label} icon={icon} isOff={to === zoom} onClick={() => onZoom(to)} />
  );
  return (
    <>
      <div className={classes.view}>
        {zoomTo("zoom-out", "Zooma ut", zoomedOut(zoom), IconZoomOut)}
        <span aria-live="polite">{`${zoom} %`}</span>
        {zoomTo("zoom-in", "Zooma in", zoomedIn(zoom), IconZoomIn)}
        {zoomTo("no-zoom", "Återställ zoom", NO_ZOOM, IconRestore)}
      </div>
      <div className={classes.view}>
        <ViewButton
          act="turn-left"
          label="Vrid åt vänster"
          icon={IconRotate}
          onClick={() => onTurn(turnedLeft(turn))}
        />
        <ViewButton
          act="turn-right"
          label="Vrid åt höger"
          icon={IconRotateClockwise}
          onClick={() => onTurn(turnedRight(turn))}
        />
      </div>
      <span aria-live="polite" className="visually-hidden">
        {turn === UPRIGHT ? "" : `Vriden ${turn} grader åt höger`}
      </span>
    </>
  );
}

interface ViewButtonProps {
  readonly act: ViewAct;
  readonly label: string;
  readonly icon: typeof IconZoomIn;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function ViewButton({ act, label, icon: Icon, isOff = false, onClick }: ViewButtonProps) {
  const key = viewKey(act);
  return (
    <Tooltip label={key === undefined ? label : `${label} (${key})`}>
      <IconButton {...{ [VIEW_ACT]: act }} aria-label={label} disabled={isOff} onClick={onClick}>
        <Icon size={17} stroke={1.5} />
      </IconButton>
    </Tooltip>
  );
}
