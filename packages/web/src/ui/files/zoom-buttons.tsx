import { ActionIcon, Tooltip } from "@mantine/core";
import { IconRestore, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import classes from "./file-panel.module.css";
import { NO_ZOOM, zoomedIn, zoomedOut } from "./zoom.ts";

interface ZoomButtonsProps {
  /** Percent. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const button = (label: string, to: number, Icon: typeof IconZoomIn) => (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={to === zoom} onClick={() => onZoom(to)}>
        <Icon size={17} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div className={classes.zoom}>
      {button("Zooma ut", zoomedOut(zoom), IconZoomOut)}
      <span aria-live="polite">{`${zoom} %`}</span>
      {button("Zooma in", zoomedIn(zoom), IconZoomIn)}
      {button("Återställ zoom", NO_ZOOM, IconRestore)}
    </div>
  );
}
