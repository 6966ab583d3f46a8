import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import { readRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import type { Position, Problem } from './problem.ts';
import type { YamlText } from './yaml-text.ts';

/** The texts of the scenario lists of a case; without this field, the list of the environment applies. */
export type ScenariosOfCase = { readonly tester?: string; readonly environment?: string };

const owners = ['tester', 'environment'] as const;

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
  readonly problems: readonly Problem[];
} => {
  if (typeof value === 'string' || Array.isArray(value) || !('scenarios' in value)) return { problems: [] };
  const parts = owners.flatMap((owner) => {
    const source = sourceOf(['scenarios', owner]);
    return source === undefined ? [] : [{ owner, ...source }];
  });
  const problems = parts.flatMap(({ text, from }) => {
    const read = readRuleList(text);
    return 'faults' in read ? read.faults.map((fault) => placed(fault, from)) : [];
  });
  return { scenarios: Object.fromEntries(parts.map(({ owner, text }) => [owner, text])), problems };
};
