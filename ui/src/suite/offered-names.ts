import type { SuiteNames } from '@clearbench/contracts/suite/names-route';
import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import type { NamesInScope } from './names-in-scope.ts';

/** A name that the editor offers, and what it means; '' where the name says it. */
export type OfferedName = { readonly name: string; readonly help: string };

export type NameKind = 'environment' | 'template' | 'rule' | 'message' | 'earlier';

const inFields: Readonly<Record<string, readonly [kind: NameKind, parents: readonly string[]]>> = {
  template: ['template', ['send', 'validate', 'answer', 'receive']],
  rule: ['rule', ['error', 'findings', 'noFindings']],
  message: ['message', ['answer', 'noAnswer']],
  to: ['earlier', ['answer', 'noAnswer']],
  about: ['earlier', ['receive']],
  of: ['earlier', ['report', 'transfer']],
};

/** The kind of the names that a field has as its value; undefined for other fields. */
export const nameKindAt = (path: readonly string[], field: string): NameKind | undefined => {
  if (field === 'environment' && path.length === 0) return 'environment';
  const [kind, parents = []] = Object.hasOwn(inFields, field) ? (inFields[field] ?? []) : [];
  return parents.includes(path.at(-1) ?? '') ? kind : undefined;
};

/** The titles of rules in the language of the page, by `<id>.title`. */
type RuleTexts = Readonly<Record<string, string>>;

const titled = ({ name, title = '' }: SuiteNames['templates'][number]): OfferedName => ({ name, help: title });

const plain = (name: string): OfferedName => ({ name, help: '' });

/** The types of answers: the number of the message, and its versions. */
const messagesOf = (messages: readonly string[]): readonly string[] => [
  ...new Set(messages.flatMap((type) => [type.split('.').slice(0, 2).join('.'), type])),
];

/** The names of a kind. */
export const namesOfKind = (
  kind: NameKind,
  names: SuiteNames,
  { scope, ruleTexts }: { readonly scope: NamesInScope; readonly ruleTexts: RuleTexts },
): readonly OfferedName[] => {
  if (kind === 'environment') return names.environments.map(titled);
  if (kind === 'template') return names.templates.map(titled);
  if (kind === 'rule') return names.rules.map((name) => ({ name, help: ruleTexts[`${name}.title`] ?? '' }));
  if (kind === 'message') return messagesOf(names.messages).map(plain);
  return scope.earlier.map(({ name }) => plain(name));
};

/** The names of placeholders: variables, values of earlier files and answers, and of the clock. */
export const namesOfPlaceholders = (
  scope: NamesInScope,
  variables: SuiteDetails['variables'],
  { messageFields, clockFields }: Pick<SuiteNames, 'messageFields' | 'clockFields'>,
): readonly OfferedName[] => {
  const own = scope.variables.map(plain);
  const ofSuite = variables.filter(({ name }) => !scope.variables.includes(name));
  const ofSteps = scope.earlier.flatMap(({ name, captured }) =>
    [...captured, ...messageFields].map((field) => plain(`${name}.${field}`)),
  );
  return [
    ...own,
    ...ofSuite.map(({ name, value }) => ({ name, help: value })),
    ...ofSteps,
    ...clockFields.map((field) => plain(`clock.${field}`)),
  ];
};
