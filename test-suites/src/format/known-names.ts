import type { ExpectedFinding } from '@clearbench/contracts/test-suite/expectations';
import type { SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { namesIn } from './placeholders.ts';
import type { Path, PathProblem } from './problem.ts';

/** Whether a name exists where the cases are to run. */
export type KnownNames = {
  readonly environment: (token: string) => boolean;
  readonly template: (name: string) => boolean;
  readonly rule: (id: string) => boolean;
  /** A message type, or its beginning. */
  readonly message: (type: string) => boolean;
};

type Kind = keyof KnownNames;

const errorKeys = {
  environment: 'suite.unknownEnvironment',
  template: 'suite.unknownTemplate',
  rule: 'suite.unknownRule',
  message: 'suite.unknownMessage',
} as const satisfies Record<Kind, string>;

type Use = readonly [kind: Kind, name: string | undefined, path: Path];

const findingUses = (findings: readonly ExpectedFinding[] | undefined, path: Path): Use[] =>
  (findings ?? []).map(({ rule }, index) => ['rule', rule, [...path, index, 'rule']]);

const stepUses = (step: Step, path: Path): Use[] => {
  const { send, validate, answer, receive, expect } = step;
  const source = send ?? validate ?? answer ?? receive;
  const kind = send ? 'send' : validate ? 'validate' : answer ? 'answer' : 'receive';
  const report = [...path, 'expect', 'report'];
  return [
    ['template', source?.template, [...path, kind, 'template']],
    ['rule', source?.error?.rule, [...path, kind, 'error', 'rule']],
    ['message', expect?.answer?.message, [...path, 'expect', 'answer', 'message']],
    ['message', expect?.noAnswer?.message, [...path, 'expect', 'noAnswer', 'message']],
    ...findingUses(expect?.report?.findings, [...report, 'findings']),
    ...findingUses(expect?.report?.noFindings, [...report, 'noFindings']),
  ];
};

const unknown = (uses: readonly Use[], known: KnownNames): PathProblem[] =>
  uses.flatMap(([kind, name, path]) =>
    name === undefined || namesIn(name).length > 0 || known[kind](name)
      ? []
      : [{ errorKey: errorKeys[kind], params: { name }, path }],
  );

/** The environments, templates, rules and message types of a case that do not exist. */
export const unknownNames = ({ environment, steps }: TestCase, known: KnownNames): PathProblem[] => {
  const uses = steps.flatMap((step, index) => stepUses(step, ['steps', index]));
  return unknown([['environment', environment, ['environment']], ...uses], known);
};

/** The environment of a suite, if it does not exist. */
export const unknownEnvironment = ({ environment }: SuiteFile, known: KnownNames): PathProblem[] =>
  unknown([['environment', environment, ['environment']]], known);
