import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { headedMessage, headedProfile } from '@clearbench/rules/testing/headed-message.fixture';
import { validate } from '@clearbench/validator/validate';
import { quickFixOf } from './quick-fix.ts';

const profile = { ...sctProfile, ...headedProfile };
const reportOf = (text: string) =>
  validate(new TextEncoder().encode(text), profile).validationMessages.filter(({ ruleId }) =>
    /^(T-02|H-1)/.test(ruleId),
  );

/** The text after the quick fix of its only finding about the header. */
const fixed = (text: string): string => {
  const [finding, ...others] = reportOf(text);
  if (finding === undefined || others.length > 0) throw new Error('one finding is expected');
  const lines = text.split('\n');
  const line = lines[finding.line - 1] ?? '';
  const fix = quickFixOf(line.slice(finding.column - 1), finding);
  if (fix === undefined) throw new Error('a quick fix is expected');
  lines[finding.line - 1] = line.slice(0, fix.startColumn - 1) + fix.text + line.slice(fix.endColumn - 1);
  return lines.join('\n');
};

describe('the quick fixes of a business header', () => {
  it.each([
    ['the sender', { 'Fr/FIId/FinInstnId/BICFI': 'ZYXXDEF0XXX' }],
    ['the receiver', { 'To/FIId/FinInstnId/BICFI': 'ZYXXDEF0XXX' }],
    ['the id of the message', { BizMsgIdr: 'OTHER-1' }],
    ['the type of the message', { MsgDefIdr: 'pacs.009.001.08' }],
  ])('put %s', (_, changes) => {
    expect(reportOf(fixed(headedMessage(changes)))).toEqual([]);
    expect(fixed(headedMessage(changes))).toBe(headedMessage());
  });
});
