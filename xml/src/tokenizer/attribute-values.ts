import { decodeUtf8, resolveReferences } from './decode.ts';
import type { Tokenizer } from './state.ts';
import { textFlag } from './token.ts';
import { asciiText } from './token-text.ts';

/** The attribute's value as XML normalises it: line ends and tabs are blanks. */
export const attributeValue = (t: Tokenizer, index: number): string => {
  if (t.attributeFlags[index] === textFlag.plain) {
    return asciiText(t, t.attributeFrom[index] as number, t.attributeTo[index] as number);
  }
  const raw = decodeUtf8(t.bytes, t.attributeFrom[index] as number, t.attributeTo[index] as number);
  const escaped = ((t.attributeFlags[index] as number) & textFlag.escaped) !== 0;
  return escaped ? resolveReferences(raw.replace(/\r\n|[\r\n\t]/g, ' ')) : raw;
};

const none: Readonly<Record<string, string>> = Object.freeze({});

const readAttributes = (t: Tokenizer): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {};
  for (let k = 0; k < t.attributeCount; k++) {
    attributes[t.names.texts[t.attributeNames[k] as number] as string] = attributeValue(t, k);
  }
  return attributes;
};

const isOnlyOne = (t: Tokenizer): boolean => t.attributeCount === 1 && t.attributeFlags[0] === textFlag.plain;

const isAsBefore = ({ bytes, attributeNames, attributeFrom, attributeTo, lastAttribute }: Tokenizer): boolean => {
  const { name, value } = lastAttribute;
  const from = attributeFrom[0] as number;
  if (attributeNames[0] !== name || (attributeTo[0] as number) - from !== value.length) return false;
  for (let k = 0; k < value.length; k++) if (bytes[from + k] !== value.charCodeAt(k)) return false;
  return true;
};

/** All attributes of the present start tag under their names as written. Nearly all are the one currency: it is read once. */
export const attributesOf = (t: Tokenizer): Readonly<Record<string, string>> => {
  if (t.attributeCount === 0) return none;
  if (!isOnlyOne(t)) return readAttributes(t);
  if (!isAsBefore(t)) {
    t.lastAttribute = {
      name: t.attributeNames[0] as number,
      value: attributeValue(t, 0),
      all: readAttributes(t),
    };
  }
  return t.lastAttribute.all;
};
