import { messageForm } from '@clearbench/authoring/form/message-form';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { finding } from '../testing/finding.fixture.ts';
import { findingsByField, nextWithFinding, type ShownForm } from './findings-by-field.ts';

const transaction = / {4}<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/;
const text = minimalMessage().replace(transaction, (one) => one + one.replace('E1', 'E2') + one.replace('E1', 'E3'));
const profile = { scheme: 'sct', rbVersion: '2025', now: '2026-01-15T10:00:00Z' } as const;

const shown = (number: number): ShownForm => {
  const form = messageForm(text, { profile, transaction: number });
  if (form.status !== 'form') throw new Error(form.status);
  return form;
};

const placeOf = (words: string) => {
  const before = text.slice(0, text.indexOf(words)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
const at = (words: string): ValidationMessage => ({ ...finding(), ...placeOf(words) });

const paths = (number: number, ...words: readonly string[]): readonly string[] => [
  ...findingsByField(shown(number), words.map(at), words.map(placeOf)).keys(),
];

describe('findings in the form', () => {
  it('are shown at the field of their location', () => {
    expect(paths(1, 'M1<')).toEqual(['/Document/FIToFICstmrCdtTrf/GrpHdr/MsgId']);
    expect(paths(1, '<SttlmInf>')).toEqual(['/Document/FIToFICstmrCdtTrf/GrpHdr/SttlmInf']);
    expect(paths(1, '<FIToFICstmrCdtTrf>')).toEqual(['/Document/FIToFICstmrCdtTrf']);
  });

  it('of transactions that are not shown are not shown at a field', () => {
    expect(paths(1, 'E2<')).toEqual([]);
    expect(paths(2, 'E2<')).toEqual(['/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/PmtId/EndToEndId']);
  });

  it('link to the next transaction with a finding, in a circle', () => {
    const places = [placeOf('M1<'), placeOf('E1<'), placeOf('E3<')];
    expect(nextWithFinding(shown(1), places)).toBe(3);
    expect(nextWithFinding(shown(3), places)).toBe(1);
    expect(nextWithFinding(shown(3), [placeOf('M1<'), placeOf('E3<')])).toBeUndefined();
  });
});
