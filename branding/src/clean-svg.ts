import { attributeValue } from '@clearbench/xml/tokenizer/attribute-values';
import { createNames } from '@clearbench/xml/tokenizer/names';
import { attributeUri } from '@clearbench/xml/tokenizer/namespaces';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { svgAttributes, svgElements } from './svg-names.ts';
import { isInnocentStyle, isOwnReference } from './svg-values.ts';

/** The drawing without all that could act or fetch, or why it is none. */
export type CleanSvg =
  | { readonly svg: string }
  | { readonly fault: string; readonly line: number; readonly column: number };

const svgUri = 'http://www.w3.org/2000/svg';
const linkUri = 'http://www.w3.org/1999/xlink';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const written = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const localName = (t: Tokenizer, name: number): string => t.names.texts[t.names.locals[name] as number] as string;

const attributeText = (t: Tokenizer, element: string, index: number): string => {
  const name = localName(t, t.attributeNames[index] as number);
  const uri = t.uris[attributeUri(t, index)] ?? '';
  const value = attributeValue(t, index);
  if (name === 'href') {
    const isLink = uri === '' || uri === linkUri;
    return isLink && isOwnReference(element, value.trim()) ? ` href="${written(value.trim())}"` : '';
  }
  const isAllowed = uri === '' && svgAttributes.has(name) && isInnocentStyle(value);
  return isAllowed ? ` ${name}="${written(value)}"` : '';
};

const startTag = (t: Tokenizer, element: string, isRoot: boolean): string => {
  const attributes = Array.from({ length: t.attributeCount }, (_, index) => attributeText(t, element, index)).join('');
  return `<${element}${isRoot ? ` xmlns="${svgUri}"` : ''}${attributes}>`;
};

type Cleaning = {
  readonly parts: string[];
  /** Names of the open elements that are kept. */
  readonly open: string[];
  /** How many elements are open inside one that is left out, it included. */
  left: number;
  style: string;
};

const openElement = (t: Tokenizer, cleaning: Cleaning): void => {
  const element = localName(t, t.name);
  const isAllowed = t.uris[t.uri] === svgUri && svgElements.has(element);
  if (cleaning.left > 0 || !isAllowed || cleaning.open.at(-1) === 'style') cleaning.left += 1;
  else {
    cleaning.open.push(element);
    cleaning.parts.push(startTag(t, element, cleaning.open.length === 1));
  }
};

const closeElement = (cleaning: Cleaning): void => {
  if (cleaning.left > 0) {
    cleaning.left -= 1;
    return;
  }
  const element = cleaning.open.pop();
  if (element === 'style' && isInnocentStyle(cleaning.style)) cleaning.parts.push(written(cleaning.style));
  cleaning.style = '';
  cleaning.parts.push(`</${element}>`);
};

const addText = (text: string, cleaning: Cleaning): void => {
  if (cleaning.left > 0 || cleaning.open.length === 0) return;
  if (cleaning.open.at(-1) === 'style') cleaning.style += text;
  else cleaning.parts.push(written(text));
};

/** Rewrites a drawing from allowed elements and attributes only: no scripts, event handlers, external references or foreign markup. */
export const cleanSvg = (bytes: Uint8Array): CleanSvg => {
  const t = createTokenizer(createNames(), true);
  const cleaning: Cleaning = { parts: [], open: [], left: 0, style: '' };
  feed(t, bytes);
  endInput(t);
  for (;;) {
    switch (nextToken(t)) {
      case token.open:
        openElement(t, cleaning);
        break;
      case token.close:
        closeElement(cleaning);
        break;
      case token.text:
      case token.blank:
        addText(tokenText(t), cleaning);
        break;
      case token.broken: {
        const { variant = 'broken', line = 1, column = 1 } = t.failure ?? {};
        return { fault: variant, line, column };
      }
      case token.more:
      case token.end:
        return cleaning.parts[0]?.startsWith('<svg ')
          ? { svg: cleaning.parts.join('') }
          : { fault: 'noSvg', line: 1, column: 1 };
    }
  }
};
