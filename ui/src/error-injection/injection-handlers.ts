import { conversionsIn } from '@clearbench/authoring/charset/conversions';
import { breakableRules, breakRule } from '@clearbench/authoring/error-injection/break-rule';
import { fixAll } from '@clearbench/authoring/quick-fixes/fix-all';
import type { WorkerHandlers } from '@clearbench/contracts/concurrency/worker-requests';
import type { Severity } from '@clearbench/contracts/file/validation-report';
import { envelopesBy } from '@clearbench/iso20022/envelopes/envelopes';
import { smallestEdit } from '@clearbench/iso20022/message-text/text-edit';
import type { Profile } from '@clearbench/iso20022/profile';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import { rulePages } from '@clearbench/rules/rule-pages/rule-page';
import { validate } from '@clearbench/validator/validate';
import { lineDiff } from './line-diff.ts';
import type { BreakableRule, InjectedError, InjectionCalls } from './protocol.ts';

/** The message type is detected in this many characters from the start. */
const start = 65_536;

type Met = { readonly messageType: string; readonly isFile: boolean };

const metIn = (of: InjectionCalls['rules']['input']['of'], { envelopes }: Profile): Met => {
  if ('messageType' in of) return { messageType: of.messageType, isFile: false };
  const { messageType = '', namespace = '' } = sniffMessage(new TextEncoder().encode(of.text.slice(0, start)));
  return { messageType, isFile: envelopesBy(envelopes).has(namespace) };
};

/** Rules about the header of a file, which a single message does not have. */
const isOfFiles = (id: string): boolean => id.startsWith('H-');

const ownSeverities: ReadonlyMap<string, Severity> = new Map(
  rulePages.flatMap(({ id, check }) => (check ? [[id, check.severity] as const] : [])),
);

const severityOf = (id: string, messageType: string, { overrides, formats }: Profile): Severity => {
  const changed = overrides?.[id] ?? formats?.[messageType]?.severities[id];
  return changed === undefined || changed === 'off' ? (ownSeverities.get(id) ?? 'Error') : changed;
};

const rules: WorkerHandlers<InjectionCalls>['rules'] = ({ of, profile }): readonly BreakableRule[] => {
  const { messageType, isFile } = metIn(of, profile);
  return breakableRules(messageType, profile)
    .filter((id) => isFile || !isOfFiles(id))
    .map((id) => ({ id, severity: severityOf(id, messageType, profile) }));
};

const injectError: WorkerHandlers<InjectionCalls>['injectError'] = ({
  text,
  ruleId,
  profile,
}): InjectedError | undefined => {
  const broken = breakRule(text, ruleId, profile);
  return (
    broken && {
      edit: smallestEdit(text, 0, text.length, broken.text),
      lines: lineDiff(text, broken.text),
      finding: broken.finding,
    }
  );
};

/** The time limit for fixing, in milliseconds; the remaining findings are not fixed. */
const longestFixing = 20_000;

const allFixes: WorkerHandlers<InjectionCalls>['allFixes'] = ({ text, ruleId, profile }) => {
  const end = performance.now() + longestFixing;
  const encoder = new TextEncoder();
  return fixAll(
    text,
    ruleId,
    (changed, longestList) => validate(encoder.encode(changed), profile, { longestList }),
    () => performance.now() < end,
  );
};

/** Handles the requests to the injection worker. */
export const injectionHandlers: WorkerHandlers<InjectionCalls> = {
  rules,
  injectError,
  allFixes,
  conversions: ({ text, profile }) => conversionsIn(text, profile),
};
