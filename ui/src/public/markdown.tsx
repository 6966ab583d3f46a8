import type { ComponentPropsWithoutRef } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import { safeLink } from './safe-link.ts';

type AnchorProps = ComponentPropsWithoutRef<'a'>;

const Anchor = ({ href = '', children }: AnchorProps) => {
  const link = safeLink(href, window.location.origin);
  if (!link) return <span>{children}</span>;
  if (link.outside)
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  return link.href.startsWith('/') ? <Link to={link.href}>{children}</Link> : <a href={link.href}>{children}</a>;
};

/** The page has its own first heading; an image would cause a request, so its alternative text is shown. */
const parts: Components = {
  a: Anchor,
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  img: ({ alt }) => <span>{alt}</span>,
};

/** A text written in Markdown. Raw HTML is shown as text; links lead to pages and mail only. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <div className="markdown">
    {/* Addresses are checked where they become links. */}
    <ReactMarkdown components={parts} urlTransform={(address) => address}>
      {text}
    </ReactMarkdown>
  </div>
);
