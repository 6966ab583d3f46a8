import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile, Severities } from '../profile.ts';
import { findingText } from '../texts/finding-texts.ts';
import { type Finding, shortened } from './finding.ts';

/** In the report's order. Said here once more, for the contract's own list would bring the schema library into every validating process. */
const severities: readonly Severity[] = ['Info', 'Warning', 'Error'];

/** The most messages a report lists. */
export const longestList = 1_000;

type Bucket = { count: number; readonly kept: Finding[] };

/** Findings of one message: every one counted, a bounded number kept. */
export type Findings = {
  /** Those that hold for the message; the environment's alone until its type is known. */
  overrides: Severities;
  readonly buckets: Readonly<Record<Severity, Bucket>>;
};

const emptyBucket = (): Bucket => ({ count: 0, kept: [] });

export const createFindings = (profile: Profile): Findings => ({
  overrides: profile.overrides ?? {},
  buckets: { Info: emptyBucket(), Warning: emptyBucket(), Error: emptyBucket() },
});

/** Letters of its own: as a part of the text it was found in, it would hold on to all of that. */
const copyOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : shortened(text).split('').join('');

/** Takes a finding in; `describe` is only asked when there is room for it. */
export const addFinding = (
  findings: Findings,
  ruleId: string,
  severity: Severity,
  describe: () => Omit<Finding, 'ruleId' | 'severity'>,
): void => {
  const decided = findings.overrides[ruleId] ?? severity;
  if (decided === 'off') return;
  const bucket = findings.buckets[decided];
  bucket.count++;
  if (bucket.kept.length === longestList) return;
  const found = describe();
  const [value, expected] = [copyOf(found.value), copyOf(found.expected)];
  bucket.kept.push({ ...found, value, expected, ruleId, severity: decided });
};

/** The same for what must be told whatever else was found: the latest of as grave a kind makes room for it. */
export const addDecisiveFinding: typeof addFinding = (findings, ruleId, severity, describe) => {
  const { kept } = findings.buckets[severity];
  if (kept.length === longestList) kept.pop();
  addFinding(findings, ruleId, severity, describe);
};

/** What fills the sentence: value and expectation may be named in it like any parameter; none is longer than they are, and an empty value can be seen. */
const paramsOf = ({ value, expected, params = {} }: Finding): Readonly<Record<string, string | number>> => ({
  ...(value === undefined ? {} : { value: value === '' ? '""' : shortened(value) }),
  ...(expected === undefined ? {} : { expected: shortened(expected) }),
  ...Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, typeof param === 'string' ? shortened(param) : param]),
  ),
});

const messageOf = (finding: Finding): ValidationMessage => {
  const { ruleId, variant, severity, layer, line, column, path, value, expected } = finding;
  const key = variant === undefined ? ruleId : `${ruleId}.${variant}`;
  const params = paramsOf(finding);
  return {
    severity,
    ruleId,
    layer,
    line,
    column,
    path,
    ...(value === undefined ? {} : { value: shortened(value) }),
    ...(expected === undefined ? {} : { expected: shortened(expected) }),
    text: findingText('en', key, params),
    textKey: `finding.${key}`,
    params,
    helpKey: `help.${ruleId}`,
  };
};

const byPlace = (a: Finding, b: Finding): number => a.line - b.line || a.column - b.column;

/** How many of each severity fit into the list when the gravest are served first. */
const shares = ({ buckets }: Findings): Readonly<Record<Severity, number>> => {
  const shown = { Info: 0, Warning: 0, Error: 0 };
  let room = longestList;
  for (const severity of severities.toReversed()) {
    shown[severity] = Math.min(room, buckets[severity].kept.length);
    room -= shown[severity];
  }
  return shown;
};

/** The report's list: Info, Warning, Error, each by place. */
export const listMessages = (findings: Findings): readonly ValidationMessage[] => {
  const shown = shares(findings);
  return severities.flatMap((severity) =>
    findings.buckets[severity].kept.toSorted(byPlace).slice(0, shown[severity]).map(messageOf),
  );
};
