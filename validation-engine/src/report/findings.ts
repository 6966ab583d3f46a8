import type { NotListed, Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile, Severities } from '@clearbench/iso20022/profile';
import { type Finding, ownText, shortened } from './finding.ts';
import { longestList, reservedPerRule, severities, withinLimit, withoutListed } from './limit-findings.ts';

type RuleCount = { count: number; kept: number };

/** Findings of one severity: all of them counted, in all and for each rule, and at most as many kept as a list is long. */
type Bucket = { count: number; readonly rules: Map<string, RuleCount>; readonly kept: Finding[] };

/** Findings of one message: every one counted, a bounded number kept. */
export type Findings = {
  /** Those that hold for the message; the environment's alone until its type is known. */
  overrides: Severities;
  readonly buckets: Readonly<Record<Severity, Bucket>>;
  /** The most findings that the report lists. */
  readonly longest: number;
  /** Of all severities. */
  total: number;
};

const emptyBucket = (): Bucket => ({ count: 0, rules: new Map(), kept: [] });

export const createFindings = (profile: Profile, longest: number = longestList): Findings => ({
  overrides: profile.overrides ?? {},
  longest,
  buckets: { Info: emptyBucket(), Warning: emptyBucket(), Error: emptyBucket() },
  total: 0,
});

const copyOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : ownText(shortened(text));

/** The counts of a rule; there are as many of them as rules, however long the message is. */
const ruleCountOf = ({ rules }: Bucket, ruleId: string): RuleCount => {
  const known = rules.get(ruleId);
  if (known !== undefined) return known;
  const fresh = { count: 0, kept: 0 };
  rules.set(ruleId, fresh);
  return fresh;
};

/** The rule with most of the places. */
const longestOf = ({ rules }: Bucket): readonly [string, RuleCount] | undefined => {
  let longest: readonly [string, RuleCount] | undefined;
  for (const entry of rules) if (entry[1].kept > (longest?.[1].kept ?? 0)) longest = entry;
  return longest;
};

/** Drops the latest finding of the rule with most of the places, if that rule has at least `least` of them. */
const makeRoom = (bucket: Bucket, least: number): boolean => {
  const [ruleId, rule] = longestOf(bucket) ?? [];
  if (rule === undefined || rule.kept < least) return false;
  bucket.kept.splice(
    bucket.kept.findLastIndex((finding) => finding.ruleId === ruleId),
    1,
  );
  rule.kept--;
  return true;
};

/** Takes a finding in; `describe` is only asked when there is room for it. A rule that speaks late still gets a few places. */
export const addFinding = (
  findings: Findings,
  ruleId: string,
  severity: Severity,
  describe: () => Omit<Finding, 'ruleId' | 'severity'>,
): void => {
  const decided = findings.overrides[ruleId] ?? severity;
  if (decided === 'off') return;
  const bucket = findings.buckets[decided];
  const rule = ruleCountOf(bucket, ruleId);
  findings.total++;
  bucket.count++;
  rule.count++;
  const isFull = bucket.kept.length === findings.longest;
  if (isFull && (rule.kept >= reservedPerRule || !makeRoom(bucket, rule.kept + 2))) return;
  const found = describe();
  const [value, expected] = [copyOf(found.value), copyOf(found.expected)];
  bucket.kept.push({ ...found, value, expected, ruleId, severity: decided });
  rule.kept++;
};

/** From here on there are none. */
export const forgetFindings = (findings: Findings): void => {
  for (const bucket of Object.values(findings.buckets)) {
    bucket.count = 0;
    bucket.rules.clear();
    bucket.kept.length = 0;
  }
  findings.total = 0;
};

/** Adds a finding that is always listed, however many others there are. */
export const addDecisiveFinding: typeof addFinding = (findings, ruleId, severity, describe) => {
  const bucket = findings.buckets[severity];
  if (bucket.kept.length === findings.longest) makeRoom(bucket, 1);
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

/** The English sentence of a finding, by its key without `finding.`. */
export type FindingSentence = (key: string, params: Readonly<Record<string, string | number>>) => string;

const messageOf = (finding: Finding, sentenceOf: FindingSentence): ValidationMessage => {
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
    text: sentenceOf(key, params),
    textKey: `finding.${key}`,
    params,
    helpKey: `help.${ruleId}`,
  };
};

/** The report's list: Info, Warning, Error, each by place. */
export const listMessages = (
  { buckets, longest }: Findings,
  sentenceOf: FindingSentence,
): readonly ValidationMessage[] => {
  const kept = severities.flatMap((severity) => buckets[severity].kept);
  return kept.length === 0 ? [] : withinLimit(kept, longest).map((finding) => messageOf(finding, sentenceOf));
};

/** Findings that were counted and are not listed, for each severity and rule. */
export const countNotListed = ({ buckets }: Findings, listed: readonly ValidationMessage[]): NotListed[] =>
  withoutListed(
    severities.flatMap((severity) =>
      [...buckets[severity].rules].map(([ruleId, { count }]) => ({ severity, ruleId, count })),
    ),
    listed,
  );
