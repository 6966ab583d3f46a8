import type { Severity } from '@clearbench/contracts/file/validation-report';
import { conversionsIn } from '@clearbench/validation/charset/conversions';
import { breakableRules, breakRule } from '@clearbench/validation/deliberate/break-rule';
import { envelopesBy } from '@clearbench/validation/envelopes/envelopes';
import { smallestEdit } from '@clearbench/validation/form/text-edit';
import type { Profile } from '@clearbench/validation/profile';
import { rulePages } from '@clearbench/validation/rule-pages/rule-page';
import { sniffMessage } from '@clearbench/validation/sniff-message';
import { lineDiff } from './line-diff.ts';
import type { Answered, Asked, Breach, BreakableRule, QuestionName, Questions } from './protocol.ts';

type Answering = { readonly [N in QuestionName]: (asked: Questions[N]['asked']) => Questions[N]['answer'] };

/** What a message is stands at its beginning. */
const start = 65_536;

type Met = { readonly messageType: string; readonly isFile: boolean };

const metIn = (of: Questions['rules']['asked']['of'], { envelopes }: Profile): Met => {
  if ('messageType' in of) return { messageType: of.messageType, isFile: false };
  const { messageType = '', namespace = '' } = sniffMessage(new TextEncoder().encode(of.text.slice(0, start)));
  return { messageType, isFile: envelopesBy(envelopes).has(namespace) };
};

/** Rules about a file's header, which a message alone has not. */
const isOfFiles = (id: string): boolean => id.startsWith('H-');

const ownSeverities: ReadonlyMap<string, Severity> = new Map(
  rulePages.flatMap(({ id, check }) => (check ? [[id, check.severity] as const] : [])),
);

const severityOf = (id: string, messageType: string, { overrides, formats }: Profile): Severity => {
  const changed = overrides?.[id] ?? formats?.[messageType]?.severities[id];
  return changed === undefined || changed === 'off' ? (ownSeverities.get(id) ?? 'Error') : changed;
};

const rules: Answering['rules'] = ({ of, profile }): readonly BreakableRule[] => {
  const { messageType, isFile } = metIn(of, profile);
  return breakableRules(messageType, profile)
    .filter((id) => isFile || !isOfFiles(id))
    .map((id) => ({ id, severity: severityOf(id, messageType, profile) }));
};

const breach: Answering['breach'] = ({ text, ruleId, profile }): Breach | undefined => {
  const broken = breakRule(text, ruleId, profile);
  return (
    broken && {
      edit: smallestEdit(text, 0, text.length, broken.text),
      lines: lineDiff(text, broken.text),
      finding: broken.finding,
    }
  );
};

const answers: Answering = {
  rules,
  breach,
  conversions: ({ text, profile }) => conversionsIn(text, profile),
};

/** Does the work; nobody is left waiting, whatever goes wrong. */
export const answerAsked = ({ id, name, asked }: Asked): Answered => {
  try {
    return { id, answer: (answers[name] as (asked: object) => unknown)(asked) };
  } catch {
    return { id, failed: true };
  }
};
