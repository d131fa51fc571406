import classes from "../chart.module.css";

/** A box of the VAT return as on the form, "05" in a frame, and what it is about. */
export function VatBox({ box, name }: { readonly box: number; readonly name: string | undefined }) {
  return (
    <>
      <span className={classes.box}>{String(box).padStart(2, "0")}</span>
      {name !== undefined && <span className={classes.boxName}>{name}</span>}
    </>
  );
}
