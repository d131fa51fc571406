import { type CSSProperties, useState } from "react";
import classes from "./file-panel.module.css";

interface TurnedPictureProps {
  readonly src: string | undefined;
  readonly name: string;
  /** Degrees to the right. */
  readonly turn: number;
  readonly onBroken: () => void;
}

/** A picture with the chosen side up. */
export function TurnedPicture({ src, name, turn, onBroken }: TurnedPictureProps) {
  // Width to height of the picture lying on its side; square until it is known.
  const [ratio, setRatio] = useState(1);
  const style: CSSProperties & { "--ratio": number } = { "--ratio": ratio };
  return (
    <div className={classes.turned} data-turn={turn} style={style}>
      <img
        className={classes.picture}
        src={src}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalHeight / naturalWidth);
        }}
        onError={onBroken}
      />
    </div>
  );
}
