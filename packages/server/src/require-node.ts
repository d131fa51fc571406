/** Loaded before everything else: an older Node would stop in the middle of loading with a message nobody understands. */
const NEEDED = 24;

const [major] = process.versions.node.split(".");
if (Number(major) < NEEDED) {
  process.stderr.write(
    `Huvudbok behöver Node ${NEEDED} eller senare, men det här är ${process.versions.node}. Starta med: npm start\n`,
  );
  process.exit(1);
}
