import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import classes from "./markdown.module.css";

/** Shows markdown as running text; raw HTML in it is dropped. The default export is what React.lazy asks for. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy
export default function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      <ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>
    </div>
  );
}
