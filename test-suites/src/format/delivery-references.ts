import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { Step } from '@clearbench/contracts/test-suite/test-case';
import { alternativesOf } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { KnownNames } from './known-names.ts';
import type { Path, PathProblem } from './problem.ts';
import { type OwnedRules, scenarioOwners } from './scenarios-of-case.ts';

const ofStep = ({ expect }: Step, path: Path, ids: ReadonlySet<string>): PathProblem[] =>
  (['answer', 'noAnswer'] as const).flatMap((kind): PathProblem[] => {
    const { to, delivery } = expect?.[kind] ?? {};
    if (delivery === undefined) return [];
    const at = [...path, 'expect', kind];
    if (to !== undefined) return [{ errorKey: 'suite.toOrDelivery', path: [...at, 'delivery'], onKey: true }];
    if (ids.has(delivery)) return [];
    return [{ errorKey: 'suite.unknownDelivery', params: { name: delivery }, path: [...at, 'delivery'] }];
  });

/** Expected messages of deliveries that the lists of the case do not have. */
export const deliveryProblems = (steps: readonly Step[], lists: OwnedRules): PathProblem[] => {
  const ids = new Set(
    scenarioOwners.flatMap((owner) =>
      (lists[owner]?.deliveries ?? []).flatMap(({ id, enabled }) => (enabled === false ? [] : [id])),
    ),
  );
  return steps.flatMap((step, index) => ofStep(step, ['steps', index], ids));
};

const templatesOf = (list: RuleList): readonly (readonly [template: string, path: Path])[] =>
  (list.deliveries ?? []).flatMap((delivery, index) =>
    alternativesOf(delivery).flatMap(({ template }, which): (readonly [string, Path])[] => {
      const inside = delivery.receive === undefined ? ['oneOf', which, 'receive'] : ['receive'];
      return template === undefined ? [] : [[template, ['deliveries', index, ...inside, 'template']]];
    }),
  );

/** The templates of the deliveries that do not exist. */
export const unknownTemplates = (lists: OwnedRules, known: KnownNames): PathProblem[] =>
  scenarioOwners.flatMap((owner) =>
    templatesOf(lists[owner] ?? { rules: [] }).flatMap(([name, path]): PathProblem[] =>
      known.template(name)
        ? []
        : [{ errorKey: 'suite.unknownTemplate', params: { name }, path: ['scenarios', owner, ...path] }],
    ),
  );
