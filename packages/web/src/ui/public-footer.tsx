import { useServerSettings } from "../data/server-settings.ts";
import classes from "./public-footer.module.css";

/** Who runs the service and how to reach them, from the server's settings; an empty setting hides its part (PG12). */
export function PublicFooter() {
  const settings = useServerSettings();
  const { text, email, link } = settings?.footer ?? { text: "", email: "", link: "" };
  // The page is spread over the height of the window: an empty foot keeps its place, but is none to come to.
  if (text === "" && email === "" && link === "") return <div />;
  return (
    <footer className={classes.footer}>
      {text !== "" && <span>{text}</span>}
      {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
      {link !== "" && <a href={link}>Mer information</a>}
    </footer>
  );
}
