import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import { readRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import type { Position, Problem } from './problem.ts';
import type { YamlText } from './yaml-text.ts';

/** The texts of the scenario lists of a case; without this field, the list of the environment applies. */
export type ScenariosOfCase = { readonly tester?: string; readonly environment?: string };

/** The lists that a case can have. */
export const scenarioOwners = ['tester', 'environment'] as const;

/** The lists of a case without errors. */
export type OwnedRules = Readonly<Partial<Record<(typeof scenarioOwners)[number], RuleList>>>;

/** An error of the list at its position in the case. */
const placed = ({ line, column, errorKey, params }: RuleListFault, from: Position): Problem => ({
  errorKey: 'suite.scenarios',
  params: { ...params, fault: errorKey.replace(/^\w+\./, '') },
  line: from.line + line - 1,
  column: from.column + column - 1,
});

/** The scenario lists of a case as texts, or their errors. */
export const scenariosOfCase = ({
  value,
  sourceOf,
}: Pick<YamlText, 'value' | 'sourceOf'>): {
  readonly scenarios?: ScenariosOfCase;
  readonly rules: OwnedRules;
  readonly problems: readonly Problem[];
} => {
  if (typeof value === 'string' || Array.isArray(value) || !('scenarios' in value)) return { rules: {}, problems: [] };
  const parts = scenarioOwners.flatMap((owner) => {
    const source = sourceOf(['scenarios', owner]);
    return source === undefined ? [] : [{ owner, ...source }];
  });
  const read = parts.map(({ owner, text, from }) => ({ owner, from, ...readRuleList(text, owner) }));
  const problems = read.flatMap((one) => ('faults' in one ? one.faults.map((fault) => placed(fault, one.from)) : []));
  const rules: OwnedRules = Object.fromEntries(
    read.flatMap((one) => ('list' in one ? [[one.owner, one.list] as const] : [])),
  );
  return { rules, scenarios: Object.fromEntries(parts.map(({ owner, text }) => [owner, text])), problems };
};
