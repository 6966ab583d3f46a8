import type { Severity } from '@clearbench/contracts/file/validation-report';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { Finding } from '../report/finding.ts';
import { addFinding, type Findings, forgetFindings } from '../report/findings.ts';
import { severities } from '../report/limit-findings.ts';
import { type RuleRun, reportFindings } from '../rule-run.ts';
import type { ValidationState } from '../structure/validation-state.ts';
import { type Boundary, boundaryOf, isSameBoundary, moveTo, type PartStart } from './boundary.ts';

/** What transactions made of the state of a rule. */
type TakenState = { readonly rule: string; readonly same: string; readonly taken: unknown };

/** A part of a text that another thread has validated; plain data. */
export type ValidatedPart = {
  readonly from: Boundary;
  readonly to: Boundary;
  readonly findings: readonly Finding[];
  readonly states: readonly TakenState[];
  readonly keptNodes: number;
};

/** A part that is being validated: where it began, and what must not have changed at its end. */
export type OpenPart = { readonly from: Boundary; readonly same: readonly string[] };

const sameIn = ({ plan, states }: RuleRun, around: MessageNode): readonly string[] =>
  plan.rules.map(({ id, inParts }, at) => `${id} ${inParts?.same?.(states[at], around) ?? ''}`);

/** Ends the part at the first transaction that a rule with a state and without `inParts` selects. */
const refuse = (): never => {
  throw new Error('the rule cannot look at a part of a text');
};

/**
 * Leaves out what lies between the transactions read so far and `start`. The state is then one that the whole text may
 * have there; whether it has is decided by `joinPart`.
 */
export const beginPart = (v: ValidationState, start: PartStart): OpenPart | undefined => {
  const { rules: run, node } = v;
  const here = boundaryOf(v);
  if (here === undefined || run === undefined || node === undefined || start.offset < here.offset) return undefined;
  for (const [at, { open, inParts }] of run.plan.rules.entries()) {
    if (open !== undefined && inParts === undefined) run.checks[at] = refuse;
    inParts?.begin?.(run.states[at], node);
  }
  forgetFindings(v.findings);
  moveTo(v, start);
  const from = boundaryOf(v);
  return from && { from, same: sameIn(run, node) };
};

/** Findings about transactions that have not been brought yet. */
const endStates = (v: ValidationState, run: RuleRun, around: MessageNode): void => {
  for (const [at, rule] of run.plan.rules.entries())
    reportFindings(v.findings, run, rule, rule.inParts?.end?.(run.states[at], around) ?? []);
};

const keptIn = ({ buckets }: Findings): readonly Finding[] => severities.flatMap((severity) => buckets[severity].kept);

/** The part as far as it was read; undefined where another thread could not go on from there. */
export const endPart = (v: ValidationState, { from, same }: OpenPart): ValidatedPart | undefined => {
  const { rules: run, node, findings } = v;
  if (run === undefined || node === undefined || boundaryOf(v) === undefined) return undefined;
  endStates(v, run, node);
  const to = boundaryOf(v);
  const sameNow = sameIn(run, node);
  const kept = keptIn(findings);
  if (to?.around !== from.around || same.some((one, at) => one !== sameNow[at]) || kept.length < findings.total)
    return undefined;
  const states = run.plan.rules.map(({ id, inParts }, at) => ({
    rule: id,
    same: sameNow[at] as string,
    taken: inParts?.take?.(run.states[at]),
  }));
  return { from, to, findings: kept, states, keptNodes: v.keptNodes };
};

const hasRoom = (findings: Findings, added: readonly Finding[], mostFindings: number): boolean => {
  const sum = (severity: Severity): number =>
    findings.buckets[severity].count + added.filter((one) => one.severity === severity).length;
  return (
    findings.total + added.length <= mostFindings && severities.every((severity) => sum(severity) <= findings.longest)
  );
};

const statesFit = (run: RuleRun, around: MessageNode, states: readonly TakenState[]): boolean => {
  const same = sameIn(run, around);
  return (
    states.length === run.states.length &&
    states.every((one, at) => one.same === same[at]) &&
    run.plan.rules.every(({ inParts }, at) => inParts?.fits?.(run.states[at], states[at]?.taken) ?? true)
  );
};

/**
 * Takes over a part that begins where the validation is. False, and nothing has changed, if the state is another one than
 * the part began with, if the part has findings because of what precedes it, or if not all findings can be listed.
 */
export const joinPart = (v: ValidationState, part: ValidatedPart, mostFindings: number): boolean => {
  const { rules: run, node, findings } = v;
  const here = boundaryOf(v);
  if (here === undefined || run === undefined || node === undefined || !isSameBoundary(here, part.from)) return false;
  if (!hasRoom(findings, part.findings, mostFindings) || !statesFit(run, node, part.states)) return false;
  endStates(v, run, node);
  for (const [at, { inParts }] of run.plan.rules.entries()) inParts?.add?.(run.states[at], part.states[at]?.taken);
  for (const found of part.findings) addFinding(findings, found.ruleId, found.severity, () => found);
  v.bytes += part.to.offset - part.from.offset;
  v.keptNodes = part.keptNodes;
  moveTo(v, part.to);
  return true;
};
