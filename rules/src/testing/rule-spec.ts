import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import type { Rule } from '@clearbench/validation-engine/rule';
import { findingLanguages, findingText, findingTexts } from '../texts/finding-texts.ts';
import { type ExamplePath, expectExamples, type Sample } from './example-spec.ts';
import { validate } from './validate.fixture.ts';

/** What a test expects of a finding; paths begin below the message element and omit `[1]`. */
type Found = {
  readonly variant?: string;
  readonly path?: string;
  readonly line?: number;
  readonly value?: string;
  readonly expected?: string;
  readonly severity?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Changes to the samples' profile; undefined removes a part. */
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

/** Leading path steps to omit: the empty text before the path, and Document and message, or the file. */
const stepsAbove = ({ concerns }: Rule): number => (concerns === 'file' ? 2 : 3);

const withShortPath = (message: ValidationMessage, rule: Rule): ValidationMessage => ({
  ...message,
  path: message.path.split('/').slice(stepsAbove(rule)).join('/').replaceAll('[1]', ''),
});

/** Every finding has a sentence in every language, and every parameter of the sentence. */
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

/** Expectations about one rule, run through the validator; `profile` changes the profile of the samples. */
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
  /** The examples in texts.json, put into the sample at the place. */
  showsExamples: (sample: Sample, place: ExamplePath, changes: Special = {}): void =>
    expectExamples(rule, special([profile, changes]), sample, place),
});
