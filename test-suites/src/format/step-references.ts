import {
  type FileSource,
  origins,
  type ReceiveSource,
  type ReplySource,
} from '@clearbench/contracts/test-suite/file-source';
import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { clockFields, clockName } from '../run/clock-values.ts';
import { messageFieldNames } from '../run/message-fields.ts';
import { namesIn, textsOf } from './placeholders.ts';
import type { Path, PathProblem } from './problem.ts';
import type { YamlValue } from './yaml-text.ts';

/** The names of files and answers that a step may use, with the values captured from each. */
type EarlierNames = { readonly names: Map<string, ReadonlySet<string>>; readonly variables: ReadonlySet<string> };

type Source = FileSource | ReplySource | ReceiveSource;

const sourceOf = ({ send, validate, answer, receive }: Step): Source | undefined =>
  send ?? validate ?? answer ?? receive;

const ofSource = (source: Source, path: Path): PathProblem[] => {
  const about = 'about' in source && source.about !== undefined ? ['about'] : [];
  const possible = path.at(-1) === 'receive' ? [...origins, 'about'] : origins;
  const given = [...origins.filter((origin) => source[origin] !== undefined), ...about];
  const ofTemplate = (['values', 'groups', 'repeat', 'rulebook'] as const).filter(
    (field) => source[field] !== undefined,
  );
  if (given.length !== 1) return [{ errorKey: 'suite.oneOrigin', params: { origins: possible.join(', ') }, path }];
  if (source.template !== undefined) return [];
  return ofTemplate.map((field) => ({
    errorKey: 'suite.onlyForTemplates',
    params: { field },
    path: [...path, field],
    onKey: true,
  }));
};

const unknownName = (name: string, path: Path): PathProblem => ({
  errorKey: 'suite.unknownName',
  params: { name },
  path,
});

const isKnown = (name: string, { names, variables }: EarlierNames): boolean => {
  if (variables.has(name)) return true;
  const dot = name.indexOf('.');
  const captured = dot < 0 ? undefined : names.get(name.slice(0, dot));
  const field = name.slice(dot + 1);
  if (name.startsWith(`${clockName}.`)) return clockFields.has(field);
  return captured !== undefined && (field.includes('/') || messageFieldNames.has(field) || captured.has(field));
};

const namesUsed = (step: Step): readonly (readonly [name: string | undefined, path: Path])[] => [
  [step.answer?.to, ['answer', 'to']],
  [step.receive?.about, ['receive', 'about']],
  [step.expect?.report?.of, ['expect', 'report', 'of']],
  [step.expect?.transfer?.of, ['expect', 'transfer', 'of']],
  [step.expect?.answer?.to, ['expect', 'answer', 'to']],
  [step.expect?.noAnswer?.to, ['expect', 'noAnswer', 'to']],
];

const introduced = (step: Step): readonly [name: string | undefined, captured: ReadonlySet<string>, path: Path] => {
  const answer = step.expect?.answer;
  if (answer) return [answer.as, new Set(Object.keys(answer.capture ?? {})), ['expect', 'answer', 'as']];
  const kind = step.send ? 'send' : step.validate ? 'validate' : step.receive ? 'receive' : 'answer';
  return [sourceOf(step)?.as, new Set(), [kind, 'as']];
};

const ofStep = (step: Step, path: Path, known: EarlierNames): PathProblem[] => {
  const source = sourceOf(step);
  const kind = Object.keys(step)[0] ?? '';
  const problems = source ? ofSource(source, [...path, kind]) : [];
  const { advance } = step;
  if (advance && Object.keys(advance).length !== 1) problems.push({ errorKey: 'suite.toOrBy', path: [...path, kind] });
  for (const [name, at] of namesUsed(step))
    if (name !== undefined && !known.names.has(name)) problems.push(unknownName(name, [...path, ...at]));
  for (const { text, path: at } of textsOf(step as YamlValue, []))
    for (const name of namesIn(text)) if (!isKnown(name, known)) problems.push(unknownName(name, [...path, ...at]));
  const [name, captured, at] = introduced(step);
  if (name !== undefined && (name === clockName || known.names.has(name)))
    problems.push({ errorKey: 'suite.nameTaken', params: { name }, path: [...path, ...at] });
  if (name !== undefined) known.names.set(name, captured);
  return problems;
};

/** Problems of the names, placeholders and origins of the steps, in their order. */
export const referenceProblems = (
  { steps }: Pick<TestCase, 'steps'>,
  variables: ReadonlySet<string>,
): PathProblem[] => {
  const known: EarlierNames = { names: new Map(), variables };
  return steps.flatMap((step, index) => ofStep(step, ['steps', index], known));
};
