import {
  ampersand,
  apostrophe,
  carriageReturn,
  equals,
  greaterThan,
  isBlank,
  lessThan,
  quote,
  slash,
  textClass,
  textClasses,
} from './characters.ts';
import { fail, failAtByte, moreOrTruncated } from './failing.ts';
import { skipReference } from './references.ts';
import { passForeignName, scanName, skipBlanks } from './scan-name.ts';
import type { Tokenizer } from './state.ts';
import { passForeign, passLineEnd } from './text.ts';
import { limit, textFlag } from './token.ts';

const more = (t: Tokenizer): number => -1 - moreOrTruncated(t, t.start);

/** Scans a quoted value; answers the index after the closing quote or minus token minus one. */
const scanValue = (t: Tokenizer, from: number): number => {
  const { bytes } = t;
  const closing = bytes[from];
  if (from === t.end) return more(t);
  if (closing !== quote && closing !== apostrophe) return -1 - failAtByte(t, from, '"');
  let flags: number = textFlag.plain;
  let i = from + 1;
  while (bytes[i] !== closing) {
    const byte = bytes[i] as number;
    const kind = textClasses[byte];
    if (i === t.end) return more(t);
    if (kind === textClass.foreign) {
      const length = passForeign(t, i);
      if (length === 0) return more(t);
      if (length < 0) return -1 - failAtByte(t, i, '');
      flags |= textFlag.foreign;
      i += length;
    } else if (byte === ampersand) {
      i = skipReference(t, i);
      if (i < 0) return i;
      flags |= textFlag.escaped;
    } else if (kind === textClass.newline || byte === 9) {
      if (byte === carriageReturn && i + 1 === t.end) return more(t);
      if (byte !== 9) passLineEnd(t, i);
      flags |= textFlag.escaped;
      i++;
    } else if (byte === lessThan || kind === textClass.illegal) return -1 - failAtByte(t, i, '"');
    else i++;
  }
  t.attributeFrom[t.attributeCount] = from + 1;
  t.attributeTo[t.attributeCount] = i;
  t.attributeFlags[t.attributeCount] = flags;
  return i + 1;
};

const scanAttribute = (t: Tokenizer, from: number): number => {
  const name = scanName(t, from);
  if (name < 0) return name;
  for (let k = 0; k < t.attributeCount; k++) {
    if (t.attributeNames[k] === name)
      return -1 - fail(t, from, 'duplicateAttribute', { attribute: t.names.texts[name] as string });
  }
  if (t.attributeCount === limit.attributes)
    return -1 - fail(t, from, 'tooManyAttributes', { limit: limit.attributes });
  if (t.names.hasForeign) passForeignName(t, t.names, name);
  let i = skipBlanks(t, t.at);
  if (i === t.end) return more(t);
  if (t.bytes[i] !== equals) return -1 - failAtByte(t, i, '=');
  i = scanValue(t, skipBlanks(t, i + 1));
  if (i >= 0) t.attributeNames[t.attributeCount++] = name;
  return i;
};

/** From the end of the tag's name to its `>` or `/>`; answers the index of that, or minus token minus one. */
export const scanAttributes = (t: Tokenizer, from: number): number => {
  let i = from;
  for (;;) {
    const before = i;
    i = skipBlanks(t, i);
    const byte = t.bytes[i];
    if (i === t.end) return more(t);
    if (byte === greaterThan) return i;
    if (byte === slash) {
      if (i + 1 === t.end) return more(t);
      return t.bytes[i + 1] === greaterThan ? i : -1 - failAtByte(t, i + 1, '>');
    }
    if (!isBlank(t.bytes[before])) return -1 - failAtByte(t, i, '>');
    i = scanAttribute(t, i);
    if (i < 0) return i;
  }
};
