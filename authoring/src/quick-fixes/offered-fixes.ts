import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Fix, Fixing, TextEdit } from '@clearbench/rules/quick-fixes/fix';
import { validate } from '@clearbench/validator/validate';
import { moreBroken } from '../error-injection/break-rule.ts';
import { fixesFor } from './fixes.ts';

/** Characters; the fixes of longer texts are not tried out. */
const longText = 262_144;

const encoder = new TextEncoder();

export const editedText = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, text: by }) => now.slice(0, from) + by + now.slice(to), text);

const errorsIn = (messages: readonly ValidationMessage[]) => messages.filter(({ severity }) => severity === 'Error');

const countOf = (messages: readonly ValidationMessage[], ruleId: string): number =>
  messages.filter((message) => message.ruleId === ruleId).length;

/**
 * The quick fixes of a finding that resolve it and cause no error of another rule. A fix that inserts an element is
 * always offered: the user types its value.
 */
export const offeredFixes = (fixing: Fixing): readonly Fix[] => {
  const { text, finding, grammar } = fixing;
  const fixes = fixesFor(fixing);
  if (fixes.every(({ kind }) => kind === 'insert') || text.length > longText) return fixes;
  const reportOn = (written: string) => validate(encoder.encode(written), grammar.profile).validationMessages;
  const before = reportOn(text);
  return fixes.filter(({ kind, edits }) => {
    if (kind === 'insert') return true;
    const after = reportOn(editedText(text, edits));
    const resolves = countOf(after, finding.ruleId) < Math.max(1, countOf(before, finding.ruleId));
    return resolves && moreBroken(errorsIn(before), errorsIn(after)).every((id) => id === finding.ruleId);
  });
};
