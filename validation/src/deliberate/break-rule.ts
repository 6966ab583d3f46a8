import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '../profile.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';
import { validate } from '../validate.ts';
import { breakableIn } from './breakable.ts';
import { everyBreaking } from './every-breaking.ts';

/** A message with one deliberate error, and the finding about it. */
export type Broken = { readonly text: string; readonly finding: ValidationMessage };

const encoder = new TextEncoder();

const reportOn = (text: string, profile: Profile) => validate(encoder.encode(text), profile);

const countsIn = (messages: readonly ValidationMessage[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { ruleId } of messages) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return counts;
};

/** Rules that find more in one report than in another. */
export const moreBroken = (
  before: readonly ValidationMessage[],
  after: readonly ValidationMessage[],
): readonly string[] => {
  const known = countsIn(before);
  return [...countsIn(after)].filter(([id, count]) => count > (known.get(id) ?? 0)).map(([id]) => id);
};

/** The new finding of the rule: one that was not told at the same path before. */
const newFinding = (
  ruleId: string,
  before: readonly ValidationMessage[],
  after: readonly ValidationMessage[],
): ValidationMessage | undefined => {
  const told = new Set(before.map((message) => `${message.ruleId} ${message.path} ${message.text}`));
  return after.find((message) => message.ruleId === ruleId && !told.has(`${ruleId} ${message.path} ${message.text}`));
};

/**
 * Makes of a message one that breaks this rule and no other it did not break before; undefined where none of the ways
 * known leads there, because the rule does not concern the message or cannot be broken in it alone.
 */
export const breakRule = (text: string, ruleId: string, profile: Profile): Broken | undefined => {
  const message = Object.hasOwn(everyBreaking, ruleId) ? breakableIn(text, profile) : undefined;
  if (message === undefined) return undefined;
  const before = reportOn(text, profile).validationMessages;
  for (const breaking of everyBreaking[ruleId] ?? []) {
    const broken = breaking(message);
    if (broken === undefined) continue;
    const after = reportOn(broken, profile).validationMessages;
    const more = moreBroken(before, after);
    const finding = newFinding(ruleId, before, after);
    if (finding !== undefined && more.every((id) => id === ruleId)) return { text: broken, finding };
  }
  return undefined;
};

/** Rules that concern a message and that somebody may want to see broken, in the order of the catalogue. */
export const breakableRules = (messageType: string, profile: Profile): readonly string[] => {
  const overrides = { ...profile.formats?.[messageType]?.severities, ...profile.overrides };
  const concerned = ruleCatalogue.filter(
    ({ id, appliesTo }) => overrides[id] !== 'off' && appliesTo({ messageType, profile }),
  );
  const ids = new Set(['T-01', 'T-02', 'T-03', ...concerned.map(({ id }) => id)]);
  return Object.keys(everyBreaking).filter((id) => ids.has(id));
};
