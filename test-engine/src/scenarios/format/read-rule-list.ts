import { largestRuleList } from '@clearbench/contracts/scenario/limits';
import { type RuleList, ruleList, type ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import { readStructure, type SchemaFault } from '@clearbench/contracts/structured-text';
import { readYaml } from '@clearbench/yaml-reader/read-yaml';
import { faultsOfActions } from './action-faults.ts';
import { faultsOfConditions } from './condition-faults.ts';
import { faultsOfDeliveries } from './delivery-faults.ts';
import { neverMatching } from './never-matching.ts';

export type ReadRuleList = { readonly list: RuleList } | { readonly faults: readonly RuleListFault[] };

const mostFaults = 100;

const duplicateIds = ({ rules, deliveries = [] }: RuleList): readonly SchemaFault[] => {
  const seen = new Set<string>();
  const repeated = (part: 'rules' | 'deliveries', all: readonly { readonly id: string }[]) =>
    all.flatMap(({ id }, index): readonly SchemaFault[] => {
      const isKnown = seen.has(id);
      seen.add(id);
      if (!isKnown) return [];
      return [{ errorKey: 'scenario.duplicateId', params: { ruleId: id }, path: [part, index, 'id'], of: 'value' }];
    });
  return [...repeated('rules', rules), ...repeated('deliveries', deliveries)];
};

/** What a list with the right fields still has wrong. */
const faultsIn = (list: RuleList, owner?: ListOwner): readonly SchemaFault[] => [
  ...duplicateIds(list),
  ...list.rules.flatMap((rule, index) => [
    ...faultsOfConditions(rule.when ?? {}, ['rules', index, 'when']),
    ...faultsOfActions(rule, ['rules', index]),
  ]),
  ...neverMatching(list.rules),
  ...faultsOfDeliveries(list, owner),
];

const start = { line: 1, column: 1 };
const inOrder = (a: RuleListFault, b: RuleListFault): number => a.line - b.line || a.column - b.column;

type Parts = { readonly when?: unknown; readonly then?: unknown; readonly oneOf?: unknown };

const readablePart = <T extends 'when' | 'then' | 'oneOf'>(
  part: T,
  value: unknown,
): Pick<ScenarioRule, T> | undefined => {
  const others = part === 'when' ? { then: [{ accept: {} }] } : {};
  const read = readStructure(ruleList, { rules: [{ id: 'part', ...others, [part]: value }] });
  return 'data' in read ? ({ [part]: read.data.rules[0]?.[part] } as Pick<ScenarioRule, T>) : undefined;
};

const commandIn = (when: unknown): Pick<ScenarioRule, 'when'> => {
  const command = (when as { command?: unknown } | undefined)?.command;
  return typeof command === 'string' ? { when: { command } } : {};
};

/** A rule with wrong fields decides nothing; its conditions and actions are checked as far as they are readable. */
const readableParts = (rule: unknown, index: number): ScenarioRule => {
  const { when, then, oneOf } = (typeof rule === 'object' && rule !== null ? rule : {}) as Parts;
  return {
    id: `unreadable-${index}`,
    enabled: false,
    ...(readablePart('when', when) ?? commandIn(when)),
    ...(then === undefined ? {} : readablePart('then', then)),
    ...(oneOf === undefined ? {} : readablePart('oneOf', oneOf)),
  };
};

/** The rules of a list with wrong fields, each in its place. */
const readableRules = (value: unknown): RuleList => {
  const rules = (value as { rules?: unknown } | undefined)?.rules;
  if (!Array.isArray(rules)) return { rules: [] };
  return {
    rules: rules.map((rule, index) => {
      const read = readStructure(ruleList, { rules: [rule] });
      return ('data' in read ? read.data.rules[0] : undefined) ?? readableParts(rule, index);
    }),
  };
};

/**
 * Reads the YAML text of a rule list, or lists every error with its line and column. Whether deliveries name their
 * receivers is checked where the owner of the list is known.
 */
export const readRuleList = (text: string, owner?: ListOwner): ReadRuleList => {
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
  const read = readStructure(ruleList, value ?? {});
  const wrong = 'faults' in read ? [...read.faults, ...faultsIn(readableRules(value))] : faultsIn(read.data, owner);
  if ('data' in read && wrong.length === 0) return { list: read.data };
  const placed = wrong.map(({ errorKey, params, path, of }) => ({ ...placeOf(path, of), errorKey, params }));
  return { faults: placed.toSorted(inOrder).slice(0, mostFaults) };
};
