import type { NameLanguage } from '../field-names/field-names.ts';
import type { Profile, Severities } from '../profile.ts';
import type { Rule } from '../rule.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';
import { findingTexts } from '../texts/finding-texts.ts';
import { toldPlaces } from './told-places.ts';

/** A rule as it is told about: its id and the first thing its help page says. */
export type RuleNote = { readonly id: string; readonly text: string };

const everyValue = '*';

/** Whether it looks at the element, or tells there what it found around it. */
const concerns = ({ id, select }: Rule, path: string): boolean =>
  [...select, ...(toldPlaces.get(id) ?? [])].some((place) => place !== everyValue && path.endsWith(`/${place}`));

const firstSentence = /^.*?[.!?](?= |$)/;

const noteOf = ({ id }: Rule, language: NameLanguage): RuleNote => {
  const help = findingTexts(language)[`help.${id}`] ?? '';
  return { id, text: firstSentence.exec(help)?.[0] ?? help };
};

/** The rules that look at an element, by its path in the message; those of every value by themselves. */
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
    own: running.filter((rule) => concerns(rule, path)).map((rule) => noteOf(rule, language)),
    ofEveryValue: isValue ? running.filter(({ select }) => select.includes(everyValue)).map(({ id }) => id) : [],
  };
};
