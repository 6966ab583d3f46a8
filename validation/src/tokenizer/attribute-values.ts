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

/** All attributes of the present start tag under their names as written. */
export const attributesOf = (t: Tokenizer): Readonly<Record<string, string>> => {
  if (t.attributeCount === 0) return none;
  const attributes: Record<string, string> = {};
  for (let k = 0; k < t.attributeCount; k++) {
    attributes[t.names.texts[t.attributeNames[k] as number] as string] = attributeValue(t, k);
  }
  return attributes;
};
