import { Fragment } from 'react';

type Part = { readonly text: string; readonly kind: 'tag' | 'comment' | 'text' };

/** Separates tags and comments from text; anything that is not a tag stays text. */
export const xmlParts = (xml: string): readonly Part[] =>
  xml
    .split(/(<!--[\s\S]*?-->|<[^<>]*>)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith('<!--') ? 'comment' : text.startsWith('<') && text.endsWith('>') ? 'tag' : 'text',
    }));

/** XML with tags in a lighter colour than its values. */
export const XmlText = ({ xml }: { readonly xml: string }) => (
  <code>
    {xmlParts(xml).map(({ text, kind }, at) => {
      // An example can contain the same tag more than once; its position makes the key unique.
      const key = `${String(at)} ${text}`;
      return kind === 'text' ? (
        <Fragment key={key}>{text}</Fragment>
      ) : (
        <span key={key} className={`xml-${kind}`}>
          {text}
        </span>
      );
    })}
  </code>
);
