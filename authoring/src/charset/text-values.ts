import { startsOf, type Typed, typeUnder, untyped } from '@clearbench/iso20022/message-text/type-of-element';
import { modelNames } from '@clearbench/iso20022/model/model-names';
import type { Profile } from '@clearbench/iso20022/profile';
import { firstOutsideCharset } from '@clearbench/rules/sct-charset';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { passingText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';

/** An element with a value of characters outside the set, with its places as the text counts them. */
export type TextValue = {
  readonly above: TextValue | undefined;
  readonly name: string;
  readonly namespace: string;
  /** Counts from 1 among those of its name beside it. */
  readonly index: number;
  /** Of the first character between its tags. */
  readonly line: number;
  readonly column: number;
  /** Of the elements in it, by name; a value has none. */
  counts: Map<string, number> | undefined;
  /** Whether something in its value is outside the set. */
  isOutside: boolean;
  typed: Typed | undefined;
};

type TextPosition = { readonly line: number; readonly column: number };
type Found = (leaf: TextValue, end: TextPosition) => void;

const oneMoreIn = (above: TextValue, name: string): number => {
  above.counts ??= new Map();
  const index = (above.counts.get(name) ?? 0) + 1;
  above.counts.set(name, index);
  return index;
};

const opened = (t: Tokenizer, above: TextValue | undefined): TextValue => {
  const name = t.names.texts[t.name] as string;
  const index = above === undefined ? 1 : oneMoreIn(above, name);
  const namespace = t.uris[t.uri] ?? '';
  const [line, column] = [t.line, t.at - t.lineStart + 1];
  return { above, name, namespace, index, line, column, counts: undefined, isOutside: false, typed: undefined };
};

/** Hands out every element without elements whose value has a character outside the set; answers the line at which a broken text ends. */
export const eachUnsupportedValue = (bytes: Uint8Array, found: Found): number | undefined => {
  const t = createTokenizer(shareNames(modelNames()));
  let at: TextValue | undefined;
  const drain = (): void => {
    for (;;) {
      const kind = nextToken(t);
      if (kind === token.open) at = opened(t, at);
      else if (kind === token.text && at !== undefined) at.isOutside ||= firstOutsideCharset(passingText(t)) !== -1;
      else if (kind === token.close) {
        if (at?.isOutside && at.counts === undefined) found(at, { line: t.startLine, column: t.startColumn });
        at = at?.above;
      } else if (kind === token.more || kind === token.end || kind === token.broken) return;
    }
  };
  inPieces(bytes, (piece) => {
    feed(t, piece);
    drain();
  });
  endInput(t);
  drain();
  return t.failure?.line;
};

/** What the model says of elements, each asked once. */
export const typesOf = (profile: Profile | undefined): ((leaf: TextValue | undefined) => Typed) => {
  const start = startsOf(profile);
  const typeOf = (leaf: TextValue | undefined): Typed => {
    if (leaf === undefined) return untyped;
    leaf.typed ??= typeUnder(typeOf(leaf.above), leaf.name, leaf.namespace, start);
    return leaf.typed;
  };
  return typeOf;
};
