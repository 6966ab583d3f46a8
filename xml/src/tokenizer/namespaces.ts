import { attributeValue } from './attribute-values.ts';
import { fail } from './failing.ts';
import { type Tokenizer, unbound, xmlnsUri, xmlUri } from './state.ts';
import { limit } from './token.ts';

const xmlPrefix = 1;
const xmlnsPrefix = 2;

const uriIndex = (t: Tokenizer, uri: string): number => {
  const known = t.uris.indexOf(uri);
  return known >= 0 ? known : t.uris.push(uri) - 1;
};

const bind = (t: Tokenizer, prefix: number, uri: string): boolean => {
  const isReserved = prefix === xmlnsPrefix || uri === xmlnsUri || (prefix === xmlPrefix) !== (uri === xmlUri);
  if (isReserved || (prefix !== 0 && uri === '') || t.uris.length > limit.names) {
    fail(t, t.start, 'prefix', { prefix: t.names.prefixTexts[prefix] as string });
    return false;
  }
  t.bindings.push(t.depth, prefix, t.uriOfPrefix[prefix] ?? unbound);
  t.uriOfPrefix[prefix] = uriIndex(t, uri);
  return true;
};

const declaredPrefix = (t: Tokenizer, name: number): number => {
  if (name === t.xmlnsName) return 0;
  if (t.names.prefixes[name] !== xmlnsPrefix) return unbound;
  const local = t.names.texts[t.names.locals[name] as number] as string;
  const known = t.names.prefixTexts.indexOf(local);
  return known >= 0 ? known : t.names.prefixTexts.push(local) - 1;
};

/** The attribute's namespace; attributes without a prefix are in none. */
export const attributeUri = (t: Tokenizer, index: number): number => {
  const prefix = t.names.prefixes[t.attributeNames[index] as number] as number;
  return prefix === 0 ? 0 : (t.uriOfPrefix[prefix] ?? unbound);
};

const isRepeated = (t: Tokenizer, index: number): boolean => {
  const local = t.names.locals[t.attributeNames[index] as number];
  const uri = attributeUri(t, index);
  for (let k = 0; k < index; k++) {
    if (t.names.locals[t.attributeNames[k] as number] === local && attributeUri(t, k) === uri) return true;
  }
  return false;
};

/** Opens the namespaces the present start tag declares and checks the prefixes of its attributes; false when that failed. */
export const bindNamespaces = (t: Tokenizer): boolean => {
  for (let k = 0; k < t.attributeCount; k++) {
    const prefix = declaredPrefix(t, t.attributeNames[k] as number);
    if (prefix !== unbound && !bind(t, prefix, attributeValue(t, k))) return false;
  }
  for (let k = 0; k < t.attributeCount; k++) {
    const name = t.attributeNames[k] as number;
    if (t.names.prefixes[name] === 0) continue;
    if (attributeUri(t, k) === unbound) {
      fail(t, t.start, 'prefix', { prefix: t.names.prefixTexts[t.names.prefixes[name] as number] as string });
      return false;
    }
    if (isRepeated(t, k)) {
      fail(t, t.start, 'duplicateAttribute', { attribute: t.names.texts[name] as string });
      return false;
    }
  }
  return true;
};

/** Closes what the element now ending declared. The length is checked, because an index below 0 makes every read of the array slow. */
export const releaseNamespaces = (t: Tokenizer): void => {
  const { bindings } = t;
  while (bindings.length > 0 && bindings[bindings.length - 3] === t.depth) {
    const [, prefix = 0, uri = unbound] = bindings.splice(-3);
    t.uriOfPrefix[prefix] = uri;
  }
};
