import { Fragment } from 'react';

type Part = { readonly text: string; readonly kind: 'tag' | 'comment' | 'text' };

/** Tags and comments apart from what stands between them; what is no tag stays text. */
export const xmlParts = (xml: string): readonly Part[] =>
  xml
    .split(/(<!--[\s\S]*?-->|<[^<>]*>)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith('<!--') ? 'comment' : text.startsWith('<') && text.endsWith('>') ? 'tag' : 'text',
    }));

/** XML as it is written, its tags paler than its values. */
export const XmlText = ({ xml }: { readonly xml: string }) => (
  <code>
    {xmlParts(xml).map(({ text, kind }, at) => {
      // The same tag may stand in an example more than once; its place tells them apart.
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
