import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { validate } from '@clearbench/validator/validate';
import { everyMutation } from './every-mutation.ts';

/** A message with one injected error, and its finding. */
export type Broken = { readonly text: string; readonly finding: ValidationMessage };

const encoder = new TextEncoder();

const reportOn = (text: string, profile: Profile) => validate(encoder.encode(text), profile);

const countsIn = (messages: readonly ValidationMessage[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { ruleId } of messages) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return counts;
};

/** The rules with more findings in the second report. */
export const moreBroken = (
  before: readonly ValidationMessage[],
  after: readonly ValidationMessage[],
): readonly string[] => {
  const known = countsIn(before);
  return [...countsIn(after)].filter(([id, count]) => count > (known.get(id) ?? 0)).map(([id]) => id);
};

/** The new finding of the rule: one that the first report does not have at the same path. */
const newFinding = (
  ruleId: string,
  before: readonly ValidationMessage[],
  after: readonly ValidationMessage[],
): ValidationMessage | undefined => {
  const known = new Set(before.map((message) => `${message.ruleId} ${message.path} ${message.text}`));
  return after.find((message) => message.ruleId === ruleId && !known.has(`${ruleId} ${message.path} ${message.text}`));
};

const exactly = ({ ruleId, path, text }: ValidationMessage): string => `${ruleId} ${path} ${text}`;
const anywhere = (message: ValidationMessage): string => exactly(message).replaceAll(/\[\d+\]/g, '');

/** The second report without findings that an injected error copied together with their element. */
const withoutCopies = (
  before: readonly ValidationMessage[],
  after: readonly ValidationMessage[],
): readonly ValidationMessage[] => {
  const known = new Set(before.map(exactly));
  const kinds = new Set(before.map(anywhere));
  return after.filter((message) => known.has(exactly(message)) || !kinds.has(anywhere(message)));
};

/**
 * Injects an error that breaks this rule and causes no new finding of another rule. Undefined if no mutation succeeds,
 * because the rule does not apply to the message or cannot be broken alone.
 */
export const breakRule = (text: string, ruleId: string, profile: Profile): Broken | undefined => {
  const message = Object.hasOwn(everyMutation, ruleId) ? mutationTarget(text, profile) : undefined;
  if (message === undefined) return undefined;
  const before = reportOn(text, profile).validationMessages;
  for (const mutation of everyMutation[ruleId] ?? []) {
    const broken = mutation(message);
    if (broken === undefined) continue;
    const after = reportOn(broken, profile).validationMessages;
    const more = moreBroken(before, withoutCopies(before, after));
    const finding = newFinding(ruleId, before, after);
    if (finding !== undefined && more.every((id) => id === ruleId)) return { text: broken, finding };
  }
  return undefined;
};

/** The rules that apply to a message and are not turned off, in the order of the catalogue. */
export const breakableRules = (messageType: string, profile: Profile): readonly string[] => {
  const overrides = { ...profile.formats?.[messageType]?.severities, ...profile.overrides };
  const concerned = ruleCatalogue.filter(
    ({ id, appliesTo }) => overrides[id] !== 'off' && appliesTo({ messageType, profile }),
  );
  const ids = new Set(['T-01', 'T-02', 'T-03', ...concerned.map(({ id }) => id)]);
  return Object.keys(everyMutation).filter((id) => ids.has(id));
};
