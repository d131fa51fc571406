import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import classes from "./markdown.module.css";

/** Nothing is fetched because a text names it: a link is followed on a click, and a picture is a link. */
const COMPONENTS: Components = {
  a: ({ href, title, children }) => <OuterLink {...{ href, title, children }} />,
  img: ({ src, alt, title }) => (
    <OuterLink href={typeof src === "string" ? src : undefined} title={title}>
      {alt === undefined || alt === "" ? src : alt}
    </OuterLink>
  ),
};

/** A page has one heading of the first level, and parts of the second: those of what people have written come below. */
const NOTE_COMPONENTS: Components = {
  ...COMPONENTS,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
};

interface MarkdownProps {
  readonly text: string;
  /** What people have written, in a page with headings of its own. */
  readonly isNote?: boolean;
}

/** Shows markdown as running text; raw HTML in it is dropped. The default export is what React.lazy asks for. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy
export default function Markdown({ text, isNote = false }: MarkdownProps) {
  return (
    <div className={classes.text} data-note={isNote || undefined}>
      <ReactMarkdown skipHtml remarkPlugins={[remarkGfm]} components={isNote ? NOTE_COMPONENTS : COMPONENTS}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** A link that a text names: to another host it is opened in a tab of its own, which knows nothing of this one. */
function OuterLink({
  href,
  title,
  children,
}: Pick<React.ComponentProps<"a">, "href" | "title" | "children">) {
  const isInside = href === undefined || href === "" || /^[#/](?!\/)/.test(href);
  return (
    <a
      href={href}
      title={title}
      {...(isInside ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" })}
    >
      {children}
    </a>
  );
}
