import { berlinEpoch } from '@clearbench/calendars/berlin-time';
import { modelNames } from '@clearbench/iso20022/model/model-names';
import { type ByteSink, createByteSink } from '@clearbench/xml/byte-sink';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { createIdChoice, type IdScope } from './id-choice.ts';
import { type OwnId, ownIdAt } from './own-ids.ts';
import { randomFrom, type Seed, timeLike } from './random-values.ts';

export type NewIdsOptions = {
  readonly seed: Seed;
  /** ISO 8601 UTC; becomes the creation time. */
  readonly now: string;
  /** The end-to-end id is the customer's reference and stays unless asked for. */
  readonly endToEndIds?: boolean;
};

export type NewIds =
  | { readonly bytes: Uint8Array; readonly count: number }
  /** Not well-formed: nothing is changed. */
  | { readonly brokenAtLine: number };

/** A token of an element whose value may change. */
type SourceText = { readonly bytes: Uint8Array; readonly isText: boolean };

type Renewal = {
  readonly tokenizer: Tokenizer;
  readonly sink: ByteSink;
  readonly path: string[];
  readonly scopes: (IdScope | undefined)[];
  readonly choose: ReturnType<typeof createIdChoice>;
  readonly options: NewIdsOptions;
  readonly localNow: string;
  own: OwnId | undefined;
  held: SourceText[];
  text: string;
  count: number;
};

const encoder = new TextEncoder();
const byteOrderMark = Uint8Array.of(0xef, 0xbb, 0xbf);
/** The longest identifier in characters; a longer text is not an identifier. */
const longestText = 1_000;
const noReference = 'NOTPROVIDED';

/** What a clock in Berlin shows at an instant, as ISO 8601 without a zone. */
const berlinTime = (now: string): string => {
  const epoch = Date.parse(now);
  const ahead = epoch - berlinEpoch(now.slice(0, 23).replace('Z', ''));
  return new Date(epoch + ahead).toISOString().slice(0, 23);
};

const raw = ({ tokenizer: t }: Renewal): Uint8Array => t.bytes.subarray(t.start, t.at);

/** The maps of the open elements, from the one that keeps the identifier outwards. */
const scopesFrom = ({ scopes, path }: Renewal, { scope }: OwnId): IdScope[] => {
  const at = Math.max(0, path.length - 1 - scope);
  scopes[at] ??= new Map();
  return scopes
    .slice(0, at + 1)
    .toReversed()
    .filter((one) => one !== undefined);
};

/** The new value of the element just read; undefined where it keeps its own. */
const newValue = (renewal: Renewal, own: OwnId): string | undefined => {
  const { path, options, text, choose, localNow } = renewal;
  const old = text.trim();
  if (old === '') return undefined;
  if (own.kind === 'time') return timeLike(old, options.now, localNow);
  if (own.kind === 'endToEnd' && (options.endToEndIds !== true || old === noReference)) return undefined;
  return choose(path.at(-1) ?? '', old, own, scopesFrom(renewal, own));
};

/** Writes what was held: the first text becomes the new value, further ones go; comments stay. */
const release = (renewal: Renewal, value: string | undefined): void => {
  const { sink, held } = renewal;
  let isWritten = false;
  for (const { bytes, isText } of held) {
    if (value === undefined || !isText) sink.write(bytes);
    else if (!isWritten) sink.write(encoder.encode(value));
    isWritten ||= isText;
  }
  renewal.held = [];
  renewal.text = '';
  renewal.own = undefined;
};

const open = (renewal: Renewal): void => {
  const { tokenizer: t, path, sink } = renewal;
  // An element inside an identifier: the text is not an identifier.
  if (renewal.own) release(renewal, undefined);
  sink.write(raw(renewal));
  path.push(t.names.texts[t.names.locals[t.name] as number] ?? '');
  renewal.own = ownIdAt(path);
};

const close = (renewal: Renewal): void => {
  const { path, scopes, sink, own } = renewal;
  if (own) {
    const value = newValue(renewal, own);
    if (value !== undefined) renewal.count += 1;
    release(renewal, value);
  }
  sink.write(raw(renewal));
  path.pop();
  scopes.length = Math.min(scopes.length, path.length);
};

const keep = (renewal: Renewal, isText: boolean): void => {
  if (!renewal.own) {
    renewal.sink.write(raw(renewal));
    return;
  }
  renewal.held.push({ bytes: raw(renewal).slice(), isText });
  if (isText) renewal.text += tokenText(renewal.tokenizer);
  if (renewal.text.length > longestText) release(renewal, undefined);
};

/** Reads on as far as the tokenizer can; false where the text is not well-formed. */
const drain = (renewal: Renewal): boolean => {
  const { tokenizer: t } = renewal;
  for (;;) {
    const kind = nextToken(t);
    if (kind === token.open) open(renewal);
    else if (kind === token.close) close(renewal);
    else if (kind === token.text || kind === token.blank) keep(renewal, true);
    else if (kind === token.comment || kind === token.instruction || kind === token.declaration) keep(renewal, false);
    else return kind !== token.broken;
  }
};

/**
 * Gives a message, or a file of messages, new identifiers of its own: message, payment information, instruction and
 * transaction ids, UETR, and the creation time. What refers to other messages stays, as does every other byte.
 */
export const newIds = (bytes: Uint8Array, options: NewIdsOptions): NewIds => {
  const renewal: Renewal = {
    tokenizer: createTokenizer(shareNames(modelNames()), true),
    sink: createByteSink(),
    path: [],
    scopes: [],
    choose: createIdChoice(randomFrom(options.seed)),
    options,
    localNow: berlinTime(options.now),
    own: undefined,
    held: [],
    text: '',
    count: 0,
  };
  const { tokenizer, sink } = renewal;
  if (byteOrderMark.every((byte, index) => bytes[index] === byte)) sink.write(byteOrderMark);
  let isSound = true;
  inPieces(bytes, (piece) => {
    if (!isSound) return;
    feed(tokenizer, piece);
    isSound = drain(renewal);
  });
  endInput(tokenizer);
  if (!isSound || !drain(renewal)) return { brokenAtLine: tokenizer.failure?.line ?? 1 };
  return { bytes: sink.take(), count: renewal.count };
};
