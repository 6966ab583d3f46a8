import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { type Scratch, withScratch } from '@clearbench/xml/tokenizer/scratch';
import { createTokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { modelNames } from '../../model/model-names.ts';

/** An element by its offsets in a text: its start tag is from `from` to `tagTo`, its end tag ends at `to`. */
export type ElementSpan = {
  readonly name: string;
  readonly namespace: string;
  readonly from: number;
  readonly tagTo: number;
  readonly to: number;
};

export type DocumentSpans = {
  readonly root: ElementSpan;
  /** The elements directly below the document element. */
  readonly children: readonly ElementSpan[];
};

type Growing = { -readonly [K in keyof ElementSpan]: ElementSpan[K] };

/** The document element and the elements directly below it; undefined for a text that is not well-formed. */
export const elementSpans = (bytes: Uint8Array): DocumentSpans | undefined =>
  withScratch((scratch) => readSpans(bytes, scratch));

const readSpans = (bytes: Uint8Array, scratch: Scratch): DocumentSpans | undefined => {
  const t = createTokenizer(shareNames(modelNames()), false, scratch);
  const open: Growing[] = [];
  const children: Growing[] = [];
  let root: Growing | undefined;
  const drain = (): void => {
    for (;;) {
      const kind = nextToken(t);
      if (kind === token.open && t.depth <= 2) {
        const [from, tagTo] = [t.base + t.start, t.base + t.at];
        const element = { name: t.names.texts[t.name] ?? '', namespace: t.uris[t.uri] ?? '', from, tagTo, to: tagTo };
        open[t.depth] = element;
        if (t.depth === 1) root = element;
        else children.push(element);
      } else if (kind === token.close && t.depth < 2) {
        const closed = open[t.depth + 1];
        if (closed !== undefined) closed.to = t.base + t.at;
      } else if (kind === token.more || kind === token.end || kind === token.broken) return;
    }
  };
  inPieces(bytes, (piece) => {
    feed(t, piece);
    drain();
  });
  endInput(t);
  drain();
  return t.failure === undefined && root !== undefined ? { root, children } : undefined;
};
