import type { BusinessDays } from '@clearbench/calendars/business-days';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import { isDeliveredTo, nextOccurrences } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { ScenariosOfCase } from '@clearbench/test-suites/format/scenarios-of-case';
import type { CommandContext } from '../command-context.ts';
import { rulesOf } from '../scenario-lists/stored-lists.ts';
import { templateText } from '../template/template-text.ts';
import type { DeliverySchedule } from '../transfer/delivery-schedule.ts';
import { planDeliveries } from '../transfer/plan-scheduled.ts';
import type { TemplateLibrary } from './space-templates.ts';
import { spaceTester } from './space-tester.ts';

/** The scheduled messages of the other bank in a space. */
export type SpaceDeliveries = {
  /** The next time of a delivery after an instant; undefined without deliveries. */
  nextAt(after: string): string | undefined;
  /** Plans the deliveries up to an instant, and those that follow an advance of the clock by a step. */
  planUntil(until: string, now: string, isStep: boolean): Promise<void>;
};

type Parts = {
  readonly environment: SimEnvDocument;
  readonly days: BusinessDays;
  readonly rbVersion: RbVersion;
  readonly seed: number;
  readonly bic: string;
  readonly templates: TemplateLibrary;
  /** The lists of the case itself; none where those of the environment apply. */
  readonly scenarios: ScenariosOfCase;
};

/** The deliveries of a list of the environment to the only tester of a space. */
const toTester = ({ deliveries = [], ...list }: RuleList, bic: string): RuleList => ({
  ...list,
  deliveries: deliveries.filter(({ to }) => isDeliveredTo(to, { tester: bic, testerName: '' })),
});

/** The read models of a space with the templates of its library. */
const withTemplates = (context: CommandContext, templates: TemplateLibrary): CommandContext => {
  const get: CommandContext['views']['get'] = async (view, id) => {
    const content = view.name === templateView.name ? templates(id) : undefined;
    return content === undefined ? context.views.get(view, id) : ({ ...content, templateName: id } as never);
  };
  return { ...context, views: { ...context.views, get } };
};

/** The deliveries of the scenario lists of a case; a space has one tester and a clock of its own. */
export const spaceDeliveries = async (
  context: CommandContext,
  { scenarios, bic, templates, ...parts }: Parts,
): Promise<SpaceDeliveries> => {
  const { tester = '', environment = '' } = scenarios;
  const listOf = async (text: string): Promise<RuleList> =>
    text.trim() === '' ? { rules: [] } : rulesOf(context, { text });
  const { userId } = spaceTester;
  const own = withTemplates(context, templates);
  const all: readonly DeliverySchedule[] = [
    { ...parts, userId, owner: 'tester', version: 1, list: await listOf(tester) },
    { ...parts, userId, owner: 'environment', version: 1, list: toTester(await listOf(environment), bic) },
  ];
  const schedules = all.filter(({ list }) => list.deliveries?.some(({ enabled }) => enabled !== false));
  return {
    nextAt: (after) =>
      schedules
        .flatMap(({ list, days }) => nextOccurrences(list, days, after))
        .map(({ dueAt }) => dueAt)
        .toSorted()[0],
    planUntil: async (until, now, isStep) => {
      if (schedules.length === 0 || until <= now) return;
      const advance = { after: now, until, starts: isStep };
      // A delivery that cannot be created fails the step.
      await planDeliveries(own, templateText(own), schedules, advance, now, (error) => {
        throw error;
      });
    },
  };
};
