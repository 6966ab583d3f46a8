import { scanAttributes } from './attributes.ts';
import { greaterThan, nameBytes, slash } from './characters.ts';
import { fail, failAtByte, moreOrTruncated, startOver } from './failing.ts';
import { passName } from './names.ts';
import { bindNamespaces, releaseNamespaces } from './namespaces.ts';
import { passForeignName, scanName, skipBlanks } from './scan-name.ts';
import { followed } from './scratch.ts';
import { type Tokenizer, unbound } from './state.ts';
import { limit, token } from './token.ts';

const tooLong = (t: Tokenizer): number => fail(t, t.start, 'tagTooLong', { limit: limit.piece });

const wait = (t: Tokenizer): number => {
  const answer = moreOrTruncated(t, t.start);
  if (answer !== token.more) return answer;
  return t.end - t.start > limit.piece ? tooLong(t) : startOver(t);
};

const scanStart = (t: Tokenizer): number => {
  const name = scanName(t, t.start + 1);
  t.attributeCount = 0;
  if (name < 0) return name;
  if (t.names.hasForeign) passForeignName(t, t.names, name);
  return scanAttributes(t, t.at);
};

const scanEndName = (t: Tokenizer): number => scanName(t, t.start + 2);

/** Ignores errors after the maximum length of a tag, because the tokenizer does not get there if the text comes in pieces. */
const broken = (t: Tokenizer, scan: (t: Tokenizer) => number): number => {
  const { end, ended } = t;
  const cut = t.start + limit.piece + 1;
  if (end <= cut) return token.broken;
  const byte = t.bytes[cut] as number;
  startOver(t);
  t.failure = undefined;
  t.bytes[cut] = 0;
  t.end = cut;
  t.ended = false;
  const answer = -1 - scan(t);
  t.bytes[cut] = byte;
  t.end = end;
  t.ended = ended;
  return answer === token.more ? tooLong(t) : token.broken;
};

const enter = (t: Tokenizer, name: number): number => {
  if (t.depth === 0 && t.rootSeen) return fail(t, t.start, 'secondRoot', { element: t.names.texts[name] as string });
  if (t.depth >= limit.depth) return fail(t, t.start, 'depth', { limit: limit.depth });
  t.rootSeen = true;
  t.depth++;
  t.lastTag = (name * 2 + 1) & (followed - 1);
  t.isAfterOpen = true;
  t.openNames[t.depth] = name;
  if (t.attributeCount > 0 && !bindNamespaces(t)) return token.broken;
  const prefix = t.names.prefixes[name] as number;
  const uri = t.uriOfPrefix[prefix] ?? unbound;
  if (uri === unbound) return fail(t, t.start, 'prefix', { prefix: t.names.prefixTexts[prefix] as string });
  t.openUris[t.depth] = uri;
  t.uri = uri;
  t.name = t.names.locals[name] as number;
  return token.open;
};

/** Messages repeat themselves: the name that came after this tag before is compared first, which spares looking it up. */
const scanTagName = (t: Tokenizer): number => {
  const { bytes, followers, lastTag } = t;
  const from = t.start + 1;
  const expected = followers[lastTag] as number;
  const after = passName(t.names, expected, bytes, from);
  if (after >= 0 && nameBytes[bytes[after] as number] === 0 && after < t.end) {
    t.at = after;
    return expected;
  }
  const name = scanName(t, from);
  if (name >= 0) followers[lastTag] = name;
  return name;
};

/** `<name attributes>` or `<name attributes/>`. */
export const scanStartTag = (t: Tokenizer): number => {
  const name = scanTagName(t);
  if (name < 0) return -1 - name === token.more ? wait(t) : broken(t, scanStart);
  if (t.names.hasForeign) passForeignName(t, t.names, name);
  t.attributeCount = 0;
  t.selfClosing = false;
  let i = t.at;
  if (t.bytes[i] !== greaterThan) {
    i = scanAttributes(t, i);
    if (i < 0) return -1 - i === token.more ? wait(t) : broken(t, scanStart);
    if (t.bytes[i] === slash) {
      t.selfClosing = true;
      t.isInterrupted = true;
      i++;
    }
    if (i - t.start > limit.piece) return tooLong(t);
  }
  const answer = enter(t, name);
  if (answer === token.open) t.at = i + 1;
  return answer;
};

/** Leaves the innermost element. */
export const leave = (t: Tokenizer): number => {
  const open = t.openNames[t.depth] as number;
  t.name = t.names.locals[open] as number;
  t.uri = t.openUris[t.depth] as number;
  if (t.bindings.length > 0) releaseNamespaces(t);
  t.depth--;
  t.lastTag = (open * 2) & (followed - 1);
  t.isAfterOpen = false;
  t.selfClosing = false;
  return token.close;
};

const mismatch = (t: Tokenizer): number => {
  const name = scanEndName(t);
  if (name < 0) return -1 - name === token.more ? wait(t) : broken(t, scanEndName);
  const found = t.names.texts[name] as string;
  if (t.depth === 0) return fail(t, t.start, 'endWithoutStart', { found });
  return fail(t, t.start, 'mismatch', { found, wanted: t.names.texts[t.openNames[t.depth] as number] as string });
};

/** `</name>`; compared with the open element byte by byte, which is cheaper than looking the name up. */
export const scanEndTag = (t: Tokenizer): number => {
  const { bytes } = t;
  if (t.depth === 0) return mismatch(t);
  let i = passName(t.names, t.openNames[t.depth] as number, bytes, t.start + 2);
  if (i < 0) return mismatch(t);
  if (bytes[i] !== greaterThan && nameBytes[bytes[i] as number] === 1) return mismatch(t);
  if (t.names.hasForeign) passForeignName(t, t.names, t.openNames[t.depth] as number);
  if (bytes[i] !== greaterThan) {
    i = skipBlanks(t, i);
    if (i === t.end) return wait(t);
    if (i - t.start > limit.piece) return tooLong(t);
    if (bytes[i] !== greaterThan) return failAtByte(t, i, '>');
  }
  t.at = i + 1;
  return leave(t);
};
