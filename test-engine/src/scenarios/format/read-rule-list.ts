import { largestRuleList } from '@clearbench/contracts/scenario/limits';
import { type RuleList, ruleList, type ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import { readStructure, type SchemaFault } from '@clearbench/contracts/structured-text';
import { readYaml } from '@clearbench/yaml-reader/read-yaml';
import { faultsOfActions } from './action-faults.ts';
import { faultsOfConditions } from './condition-faults.ts';
import { neverMatching } from './never-matching.ts';

export type ReadRuleList = { readonly list: RuleList } | { readonly faults: readonly RuleListFault[] };

const mostFaults = 100;

const duplicateIds = (rules: readonly ScenarioRule[]): readonly SchemaFault[] => {
  const seen = new Set<string>();
  return rules.flatMap(({ id }, index): readonly SchemaFault[] => {
    const isKnown = seen.has(id);
    seen.add(id);
    if (!isKnown) return [];
    return [{ errorKey: 'scenario.duplicateId', params: { ruleId: id }, path: ['rules', index, 'id'], of: 'value' }];
  });
};

/** What a list with the right fields still has wrong. */
const faultsIn = ({ rules }: RuleList): readonly SchemaFault[] => [
  ...duplicateIds(rules),
  ...rules.flatMap((rule, index) => [
    ...faultsOfConditions(rule.when ?? {}, ['rules', index, 'when']),
    ...faultsOfActions(rule, ['rules', index]),
  ]),
  ...neverMatching(rules),
];

const start = { line: 1, column: 1 };
const inOrder = (a: RuleListFault, b: RuleListFault): number => a.line - b.line || a.column - b.column;

/** The rules that have the right fields, each in its place; checked although others are wrong. */
const readableRules = (value: unknown): RuleList => {
  const rules = (value as { rules?: unknown } | undefined)?.rules;
  if (!Array.isArray(rules)) return { rules: [] };
  const readable = rules.map((rule) => readStructure(ruleList, { rules: [rule] }));
  // A rule that is not readable is replaced by one that decides nothing, so that the others keep their numbers.
  return {
    rules: readable.map((read, index) => {
      const rule = 'data' in read ? read.data.rules[0] : undefined;
      return rule ?? { id: `unreadable-${index}`, enabled: false };
    }),
  };
};

/** Reads the YAML text of a rule list, or lists every error with its line and column. */
export const readRuleList = (text: string): ReadRuleList => {
  const size = new TextEncoder().encode(text).length;
  if (size > largestRuleList)
    return { faults: [{ ...start, errorKey: 'scenario.tooLarge', params: { limit: largestRuleList, size } }] };
  const { value, placeOf, faults: syntax } = readYaml(text);
  if (syntax.length > 0)
    return {
      faults: syntax
        .slice(0, mostFaults)
        .map(({ reason, ...place }) => ({ ...place, errorKey: 'text.syntax', params: { reason } })),
    };
  const read = readStructure(ruleList, value);
  const wrong = 'faults' in read ? [...read.faults, ...faultsIn(readableRules(value))] : faultsIn(read.data);
  if ('data' in read && wrong.length === 0) return { list: read.data };
  const placed = wrong.map(({ errorKey, params, path, of }) => ({ ...placeOf(path, of), errorKey, params }));
  return { faults: placed.toSorted(inOrder).slice(0, mostFaults) };
};
