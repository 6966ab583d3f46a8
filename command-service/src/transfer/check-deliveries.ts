import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { alternativesOf } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { CommandContext } from '../command-context.ts';
import type { TemplateText } from './incoming-source.ts';
import { sourceTemplate } from './incoming-template.ts';
import { valuesOf } from './plan-scheduled.ts';

type Call = Omit<Parameters<TemplateText>[1], 'body'>;

/** Creates the text of each delivery of a list once, so that a missing template or a wrong value is found on saving. */
export const checkDeliveries =
  (context: CommandContext, templateText: TemplateText) =>
  async (environmentId: string, { deliveries = [] }: RuleList, by: Call): Promise<void> => {
    const environment = await context.views.get(simEnvView, environmentId);
    if (environment === undefined) return;
    for (const received of deliveries.flatMap(alternativesOf)) {
      const { template: templateName, rulebook: rbVersion } = received;
      const values = await valuesOf(context, received, 0);
      const from = { templateName, values, ...(rbVersion === undefined ? {} : { rbVersion }) };
      await sourceTemplate(context, templateText, environment, from, by);
    }
  };
