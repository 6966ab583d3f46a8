import type { Rule } from '@clearbench/validation-engine/rule';
import { createValidation, type ValidationOptions } from '@clearbench/validator/validation';
import { createNames } from '@clearbench/xml/tokenizer/names';
import { createTokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { answerParent } from '../child.ts';
import { type Pass, timed } from './pass.ts';
import { piecesOfFile } from './pieces-of-file.ts';

const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;

const validates =
  (options: ValidationOptions) =>
  (file: string): boolean => {
    const validation = createValidation(profile, options);
    for (const piece of piecesOfFile(file)) validation.push(piece);
    return validation.finish().validationSummary.valid;
  };

const passesTokens = (file: string): boolean => {
  const tokenizer = createTokenizer(createNames());
  const drain = (): number => {
    for (;;) {
      const kind = nextToken(tokenizer);
      if (kind === token.more || kind === token.end || kind === token.broken) return kind;
    }
  };
  for (const piece of piecesOfFile(file)) {
    feed(tokenizer, piece);
    drain();
  }
  endInput(tokenizer);
  return drain() === token.end;
};

/** A rule without findings that looks at all transactions, as all rules together do. */
const withoutLookups: Rule = {
  id: 'T-00',
  layer: 'scheme',
  severity: 'Info',
  appliesTo: () => true,
  select: ['CdtTrfTxInf'],
  open: () => ({}),
  transactionState: () => 'counted',
  check: () => [],
};

const checks: Readonly<Record<string, (file: string) => boolean>> = {
  tokenizer: passesTokens,
  structure: validates({ rules: [] }),
  elements: validates({ rules: [withoutLookups] }),
  rules: validates({}),
};
const check = checks[process.argv[2] ?? ''];
if (check === undefined) throw new Error(`what is to be measured is one of ${Object.keys(checks).join(', ')}`);

answerParent<Pass>((pass) => timed(pass, check));
