import { type ByteSink, createByteSink } from './byte-sink.ts';
import { createNames } from './tokenizer/names.ts';
import { inPieces } from './tokenizer/pieces.ts';
import { createTokenizer, type Tokenizer } from './tokenizer/state.ts';
import { token } from './tokenizer/token.ts';
import { endInput, feed, nextToken } from './tokenizer/tokenizer.ts';

/** Blanks and comments without a place yet: a value may follow them. */
type Pending = { readonly bytes: Uint8Array; readonly isBlank: boolean; readonly continues: boolean };

type Indenter = {
  readonly tokenizer: Tokenizer;
  readonly sink: ByteSink;
  pending: Pending[];
  pendingBytes: number;
  /** Depth of the element that holds text, where everything stays as it is; 0 is none. */
  verbatimFrom: number;
  isAfterOpen: boolean;
  isEmpty: boolean;
  continues: boolean;
  /** As the text ends its own first line; undefined until one has ended. */
  lineEnd: '\n' | '\r\n' | undefined;
};

const mostPending = 1_000_000;
const encoder = new TextEncoder();
const byteOrderMark = Uint8Array.of(0xef, 0xbb, 0xbf);

const lineStart = ({ lineEnd = '\n' }: Indenter, depth: number): Uint8Array =>
  encoder.encode(lineEnd + '  '.repeat(depth));

const newline = 0x0a;
const carriageReturn = 0x0d;

const lineEndIn = (piece: Uint8Array): Indenter['lineEnd'] => {
  const at = piece.indexOf(newline);
  if (at < 0) return undefined;
  return piece[at - 1] === carriageReturn ? '\r\n' : '\n';
};

const raw = ({ tokenizer: t }: Indenter): Uint8Array => t.bytes.subarray(t.start, t.at);

const write = (indenter: Indenter, bytes: Uint8Array): void => {
  indenter.sink.write(bytes);
  indenter.isEmpty = false;
};

const writeOnOwnLine = (indenter: Indenter, bytes: Uint8Array, depth: number): void => {
  if (!indenter.isEmpty) write(indenter, lineStart(indenter, depth));
  write(indenter, bytes);
};

const flush = (indenter: Indenter, depth: number, isVerbatim: boolean): void => {
  for (const { bytes, isBlank, continues } of indenter.pending) {
    if (isVerbatim || continues) write(indenter, bytes);
    else if (!isBlank) writeOnOwnLine(indenter, bytes, depth);
  }
  indenter.pending = [];
  indenter.pendingBytes = 0;
};

const hold = (indenter: Indenter, isBlank: boolean): void => {
  const { tokenizer: t, continues } = indenter;
  const bytes = raw(indenter);
  indenter.continues = !t.isWhole;
  if (indenter.verbatimFrom > 0) {
    write(indenter, bytes);
    return;
  }
  indenter.pending.push({ bytes: bytes.slice(), isBlank, continues });
  indenter.pendingBytes += bytes.length;
  if (indenter.pendingBytes > mostPending) keepText(indenter);
};

const keepText = (indenter: Indenter): void => {
  flush(indenter, indenter.tokenizer.depth, true);
  indenter.verbatimFrom = indenter.tokenizer.depth;
};

const open = (indenter: Indenter): void => {
  const { tokenizer: t, verbatimFrom } = indenter;
  const isVerbatim = verbatimFrom > 0;
  flush(indenter, t.depth - 1, isVerbatim);
  if (isVerbatim) write(indenter, raw(indenter));
  else writeOnOwnLine(indenter, raw(indenter), t.depth - 1);
  indenter.isAfterOpen = true;
};

const close = (indenter: Indenter): void => {
  const { tokenizer: t, verbatimFrom, isAfterOpen } = indenter;
  const isVerbatim = verbatimFrom > 0 || isAfterOpen;
  flush(indenter, t.depth + 1, isVerbatim);
  if (isVerbatim) write(indenter, raw(indenter));
  else writeOnOwnLine(indenter, raw(indenter), t.depth);
  if (verbatimFrom > t.depth) indenter.verbatimFrom = 0;
  indenter.isAfterOpen = false;
};

const text = (indenter: Indenter): void => {
  if (indenter.verbatimFrom === 0) keepText(indenter);
  write(indenter, raw(indenter));
};

/** What is not well-formed is handed on as it is, from the place where it breaks. */
const giveUp = (indenter: Indenter): void => {
  const { tokenizer: t } = indenter;
  flush(indenter, 0, true);
  write(indenter, t.bytes.subarray(t.start, t.end));
  t.at = t.end;
  t.start = t.end;
};

const drain = (indenter: Indenter): void => {
  const { tokenizer: t } = indenter;
  for (;;) {
    const kind = nextToken(t);
    if (indenter.isEmpty && t.byteOrderMark && kind !== token.more) indenter.sink.write(byteOrderMark);
    if (kind === token.open) open(indenter);
    else if (kind === token.close) close(indenter);
    else if (kind === token.text) text(indenter);
    else if (kind === token.blank) hold(indenter, true);
    else if (kind === token.comment || kind === token.instruction) hold(indenter, false);
    else if (kind === token.declaration) write(indenter, raw(indenter));
    else {
      if (kind === token.broken) giveUp(indenter);
      return;
    }
  }
};

const finish = (indenter: Indenter): void => {
  endInput(indenter.tokenizer);
  drain(indenter);
  if (indenter.tokenizer.failure !== undefined) return;
  flush(indenter, 0, false);
  indenter.sink.write(lineStart(indenter, 0));
};

/**
 * Puts every element on a line of its own, two blanks a level. Values, comments, line ends, a byte order mark and whatever
 * is beside text do not change, and memory does not depend on the length of the message.
 */
export const indent = async function* (
  source: Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const indenter: Indenter = {
    tokenizer: createTokenizer(createNames(), true),
    sink: createByteSink(),
    pending: [],
    pendingBytes: 0,
    verbatimFrom: 0,
    isAfterOpen: false,
    isEmpty: true,
    continues: false,
    lineEnd: undefined,
  };
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    inPieces(chunk, (piece) => {
      indenter.lineEnd ??= lineEndIn(piece);
      feed(indenter.tokenizer, piece);
      drain(indenter);
    });
    yield indenter.sink.take();
  }
  finish(indenter);
  yield indenter.sink.take();
};
