import type { Upgrade, UpgradeTarget } from '@clearbench/authoring/upgrade/upgrade';
import { upgradeText } from '@clearbench/authoring/upgrade/upgrade-text';
import { modelNames } from '@clearbench/iso20022/model/model-names';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { indented } from './indented.ts';

export type UpgradedText =
  | (Omit<Upgrade, 'text'> & { readonly bytes: Uint8Array })
  /** The text is not well-formed; no upgrade. */
  | { readonly brokenAtLine: number };

/** The line of the first error; undefined in a well-formed text. */
const brokenLine = (bytes: Uint8Array): number | undefined => {
  const tokenizer = createTokenizer(shareNames(modelNames()));
  const drain = (): void => {
    for (;;) {
      const next = nextToken(tokenizer);
      if (next === token.more || next === token.end || next === token.broken) return;
    }
  };
  inPieces(bytes, (piece) => {
    feed(tokenizer, piece);
    drain();
  });
  endInput(tokenizer);
  drain();
  return tokenizer.failure?.line;
};

/** Indents the upgraded text if elements were added to an indented text. */
export const upgraded = async (bytes: Uint8Array, target: UpgradeTarget): Promise<UpgradedText> => {
  const brokenAtLine = brokenLine(bytes);
  if (brokenAtLine !== undefined) return { brokenAtLine };
  const before = new TextDecoder().decode(bytes);
  const { text, ...rest } = upgradeText(before, target);
  const after = new TextEncoder().encode(text);
  const hasNewElements = rest.changes.some(({ kind }) => kind === 'wrap' || kind === 'group');
  const isIndented = />\r?\n[ \t]+</.test(before.slice(0, 10_000));
  return { bytes: hasNewElements && isIndented ? await indented(after) : after, ...rest };
};
