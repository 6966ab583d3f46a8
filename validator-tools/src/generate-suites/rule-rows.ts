import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { openSuiteSpace } from '@clearbench/command-service/suite-space/run-suite-case';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Step } from '@clearbench/contracts/test-suite/test-case';
import { readCase } from '@clearbench/test-suites/format/read-case';
import { readSuite } from '@clearbench/test-suites/format/read-suite';
import { runCase } from '@clearbench/test-suites/run/run-case';
import type { Space, SpaceFile } from '@clearbench/test-suites/run/space';
import type { RuleBase } from './suite-context.ts';
import { yamlFile } from './yaml-file.ts';

/** A rule, the finding and the verdict of the clearing, as texts of a data table. */
export type RuleRow = {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  /** The verdict; absent for a message that is validated only. */
  readonly status?: string;
  readonly code?: string;
};

type Sent = {
  readonly file: SpaceFile;
  readonly transferId: string | undefined;
  readonly report: ValidationReport;
};
type Files = ReadonlyMap<string, string>;

const suiteIn = (files: Files) => {
  const read = readSuite(files.get('suite.yaml') ?? '');
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.suite;
};

/** Runs steps in a new space, and returns it with the file that was sent last. */
const sentBy = async (base: RuleBase, steps: readonly Step[], files: Files) => {
  const suite = suiteIn(files);
  const { name, message: _, ...own } = base;
  const content = yamlFile({ case: name, ...own, steps });
  const { instances, problems } = readCase(content, suite);
  const [instance] = instances;
  if (instance === undefined) throw new Error(`${base.name}: ${JSON.stringify(problems)}`);
  const stored: Space['stored'] = async (file) => {
    const text = files.get(file);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  };
  const space = await openSuiteSpace(suite, instance, {}, { now: () => new Date().toISOString(), stored });
  let last: Sent | undefined;
  const send: Space['send'] = async (file) => {
    const sent = await space.send(file);
    last = { file, ...sent };
    return sent;
  };
  const validate: Space['validate'] = async (file) => {
    const report = await space.validate(file);
    last = { file, transferId: undefined, report };
    return report;
  };
  const failed: string[] = [];
  for await (const event of runCase(instance, { ...space, send, validate }))
    if (event.type === 'stepFailed') failed.push(JSON.stringify(event.data.mismatches));
  return { space, last, failed };
};

const withError = (step: Step | undefined, rule: string): Step[] => {
  if (step?.send) return [{ send: { ...step.send, error: { rule } } }];
  if (step?.validate) return [{ validate: { ...step.validate, error: { rule } } }];
  return step?.answer ? [{ answer: { ...step.answer, error: { rule } } }] : [];
};

/** The last two elements of a path, which the table has instead of the whole path. */
const pathEnd = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(-2)
    .join('/');

const rowOf = async (base: RuleBase, rule: string, files: Files): Promise<RuleRow | undefined> => {
  const steps = [...base.steps.slice(0, -1), ...withError(base.steps.at(-1), rule)];
  const { space, last, failed } = await sentBy(base, steps, files);
  if (last === undefined || failed.length > 0) return undefined;
  // Errors come last in a report.
  const finding = last.report.validationMessages.findLast(({ ruleId }) => ruleId === rule);
  if (finding === undefined) return undefined;
  const { severity, path } = finding;
  const found = { rule, severity, path: pathEnd(path) };
  if (last.transferId === undefined) return found;
  const { verdict } = await space.transfer(last.transferId);
  if (verdict === undefined) return undefined;
  const code = verdict.groupStatus === 'ACCP' ? undefined : verdict.reasons[0]?.trigger;
  const seen = { ...found, status: verdict.groupStatus };
  return code === undefined ? seen : { ...seen, code };
};

/** The rules that break in the message of a base alone, except known ones, with findings and verdicts. */
export const ruleRows = async (
  base: RuleBase,
  files: Files,
  isKnown: (rule: string) => boolean,
): Promise<readonly RuleRow[]> => {
  const { last, failed } = await sentBy(base, base.steps, files);
  // The same seed gives the same message; this space has not received it yet.
  const { space } = await sentBy(base, [...base.steps.slice(0, -1), { wait: '0s' }], files);
  if (last === undefined || failed.length > 0) throw new Error(`${base.name}: ${failed.join()}`);
  const rows: RuleRow[] = [];
  for (const rule of Object.keys(everyMutation)) {
    if (isKnown(rule)) continue;
    if ((await space.breakRule(last.file.bytes, rule, last.file.fileName)) === undefined) continue;
    const row = await rowOf(base, rule, files);
    if (row) rows.push(row);
  }
  return rows;
};
