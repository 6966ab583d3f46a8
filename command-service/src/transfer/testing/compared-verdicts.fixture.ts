import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { clearFile } from '@clearbench/test-engine/clear-file';
import { refusals } from '@clearbench/test-engine/scheme-rules/refusals';
import { validate } from '@clearbench/validator/validate';
import { clearingInput, reportProfile, type SentText } from './sent-templates.fixture.ts';

/** Cases in which report and clearing differ on purpose, with the reason. */
export const differences: Readonly<Record<string, string>> = {
  'G-09 accepted': 'After the cut-off the clearing settles on the next business day, unless the environment rejects.',
};

/** The codes of the clearing's own checks; other rules have theirs in `refusals`. */
const ownCodes: Readonly<Record<string, readonly string[]>> = {
  'T-01': ['A07'],
  'T-02': ['A06', 'A08'],
  'T-03': ['A08'],
  'T-10': ['A06', 'B07'],
  'H-01': ['A06'],
  'H-02': ['A01'],
  'H-03': ['A06'],
  'H-04': ['A05'],
  'H-06': ['A99'],
  'H-08': ['A04'],
  'G-01': ['B04'],
  'G-02': ['B02'],
  'G-03': ['B03'],
  'G-04': ['B03'],
  'G-05': ['B03'],
  'G-06': ['B02', 'B03'],
  'G-07': ['B05', 'DT01'],
  'G-08': ['B05'],
  'G-10': ['B05'],
  'G-14': ['B07', 'FF01'],
  'G-16': ['A01', 'B06', 'FF01'],
  'G-17': ['B02'],
  'P-08': ['AM01', 'AM02', 'AM03', 'FF01'],
  'P-09': ['AM02'],
  'P-10': ['AM02'],
  'I-02': ['AM05'],
  'I-05': ['RR02', 'RR03'],
  'I-08': ['AC01'],
  'I-09': ['AC01'],
  'D-09': ['B05', 'DT01'],
  'R-02': ['XT77'],
  'R-05': ['XT77'],
  'R-07': ['XT76'],
  'R-10': ['XT77'],
  'R-18': ['B02'],
};

const encoder = new TextEncoder();

const errorsIn = (messages: readonly ValidationMessage[]) => messages.filter(({ severity }) => severity === 'Error');

const expectedCodes = (ruleId: string): readonly string[] => {
  const { code, bulk } = refusals[ruleId] ?? {};
  return [...(ownCodes[ruleId] ?? []), ...(code ? [code] : []), ...(bulk ? [bulk] : [])];
};

export type Comparison = {
  readonly problem?: string;
  readonly difference?: string;
  readonly isRejected?: boolean;
  /** The code of the clearing for a rejected text. */
  readonly code?: string;
};

/** Compares report and clearing for a text with at most one broken rule; empty if the report has errors of others. */
export const compared = (text: string, sent: SentText, ruleId: string | undefined): Comparison => {
  const errors = errorsIn(validate(encoder.encode(text), reportProfile(text, sent)).validationMessages);
  if (ruleId !== undefined && errors.some((error) => error.ruleId !== ruleId)) return {};
  const structureErrors = errors.filter(({ layer }) => layer === 'structure').length;
  const { verdict } = clearFile(clearingInput(text, sent, structureErrors));
  const isRejected = verdict.groupStatus !== 'ACCP';
  const code = verdict.reasons[0]?.trigger ?? '';
  const found = errors.map(({ textKey }) => textKey).join(' ') || 'no error';
  const said = `${sent.profile.now} ${sent.name} ${ruleId ?? 'unchanged'}: ${found}, ${isRejected ? code : 'accepted'}`;
  if (isRejected !== errors.length > 0) {
    const difference = `${ruleId ?? 'unchanged'} ${isRejected ? 'rejected' : 'accepted'}`;
    return Object.hasOwn(differences, difference) ? { difference } : { problem: said };
  }
  if (isRejected && !expectedCodes(ruleId ?? '').includes(code)) return { problem: said };
  return isRejected ? { isRejected, code } : { isRejected };
};
