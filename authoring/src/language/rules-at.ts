import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Profile, Severities } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { findingTexts } from '@clearbench/rules/texts/finding-texts';
import type { Rule, RuleContext } from '@clearbench/validation-engine/rule';

/** A rule's id and the first sentence of its help. */
export type RuleNote = { readonly id: string; readonly text: string };

const everyValue = '*';

/** Whether the rule selects the element or reports findings at it. */
const concerns = ({ select, anchors = [], anchorsIn }: Rule, path: string, context: RuleContext): boolean =>
  [...select, ...anchors, ...(anchorsIn?.(context) ?? [])].some(
    (place) => place !== everyValue && path.endsWith(`/${place}`),
  );

/** The point of an abbreviation, such as "e.g.", "z. B." and "p. ex.", ends no sentence. */
const firstSentence = /^.*?(?<!\b(?:e\.g|i\.e|z|z\. ?B|d|d\. ?h|p|p\. ?ex))[.!?](?= |$)/;

const noteOf = ({ id }: Rule, language: NameLanguage): RuleNote => {
  const help = findingTexts(language)[`help.${id}`] ?? '';
  return { id, text: firstSentence.exec(help)?.[0] ?? help };
};

/** The rules for an element, by its path in the message; rules for every value are listed separately. */
export const rulesAt = (
  {
    names,
    messageType,
    isValue,
  }: { readonly names: readonly string[]; readonly messageType: string; readonly isValue: boolean },
  profile: Profile,
  language: NameLanguage,
): { readonly own: readonly RuleNote[]; readonly ofEveryValue: readonly string[] } => {
  const overrides: Severities = { ...profile.formats?.[messageType]?.severities, ...profile.overrides };
  const context = { messageType, profile: { ...profile, overrides } };
  const running = ruleCatalogue.filter((rule) => overrides[rule.id] !== 'off' && rule.appliesTo(context));
  const path = `/${names.join('/')}`;
  return {
    own: running.filter((rule) => concerns(rule, path, context)).map((rule) => noteOf(rule, language)),
    ofEveryValue: isValue ? running.filter(({ select }) => select.includes(everyValue)).map(({ id }) => id) : [],
  };
};
