import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '../profile.ts';
import type { Rule } from '../rule.ts';
import { findingLanguages, findingText, findingTexts } from '../texts/finding-texts.ts';
import { validate } from '../validate.ts';
import { sctProfile } from './samples/profiles.ts';

/** What a test may say of a finding; paths begin below the message element and leave out `[1]`. */
type Found = {
  readonly variant?: string;
  readonly path?: string;
  readonly line?: number;
  readonly value?: string;
  readonly expected?: string;
  readonly severity?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Changes to the samples' profile; undefined takes a part away. */
type Special = { readonly [K in keyof Profile]?: Profile[K] | undefined };

const special = (changes: readonly Special[]): Profile => Object.assign({}, sctProfile, ...changes) as Profile;

const findingsOf = (rule: Rule, xml: string, profile: Profile): readonly ValidationMessage[] =>
  validate(new TextEncoder().encode(xml), profile, { rules: [rule] }).validationMessages.filter(
    ({ ruleId }) => ruleId === rule.id || ruleId === 'validator.broken',
  );

const expectation = ({ variant, path, params, ...rest }: Found, { id }: Rule): unknown =>
  expect.objectContaining({
    ...rest,
    ...(variant === undefined ? {} : { textKey: `finding.${id}.${variant}` }),
    ...(path === undefined ? {} : { path }),
    ...(params === undefined ? {} : { params: expect.objectContaining(params) }),
  });

/** Of the empty text before the path, and of the elements around what a rule looks at: Document and message, or the file. */
const stepsAbove = ({ concerns }: Rule): number => (concerns === 'file' ? 2 : 3);

const withShortPath = (message: ValidationMessage, rule: Rule): ValidationMessage => ({
  ...message,
  path: message.path.split('/').slice(stepsAbove(rule)).join('/').replaceAll('[1]', ''),
});

/** Every finding has a sentence in every language, and all that the sentence speaks of. */
const isWorded = ({ textKey, params }: ValidationMessage): void => {
  for (const language of findingLanguages) {
    const sentence = findingTexts(language)[textKey.replace('finding.', '')];
    expect([textKey, language, typeof sentence]).toEqual([textKey, language, 'string']);
    for (const [, name = ''] of (sentence ?? '').matchAll(/\{\{(\w+)\}\}/g)) {
      expect([textKey, name, String(params[name] ?? '') !== '']).toEqual([textKey, name, true]);
    }
    expect(findingText(language, textKey, params)).not.toContain('{{');
  }
};

/** Says of one rule what it accepts and what it reports, through the real validator; `profile` changes what the samples are checked against. */
export const ruleSpec = (rule: Rule, profile: Special = {}) => ({
  accepts: (xml: string, changes: Special = {}): void => {
    expect(findingsOf(rule, xml, special([profile, changes]))).toEqual([]);
  },
  reports: (xml: string, expected: Found | readonly Found[], changes: Special = {}): void => {
    const all: readonly Found[] = Array.isArray(expected) ? expected : [expected];
    const messages = findingsOf(rule, xml, special([profile, changes]));
    expect(messages.map((message) => withShortPath(message, rule))).toEqual(all.map((one) => expectation(one, rule)));
    messages.forEach(isWorded);
  },
});
