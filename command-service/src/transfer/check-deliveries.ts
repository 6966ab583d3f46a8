import { Failure } from '@clearbench/contracts/failure';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ReceivedMessage } from '@clearbench/contracts/scenario/scheduled-deliveries';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { alternativesOf } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { CommandContext } from '../command-context.ts';
import { templateOfDelivery } from './delivery-source.ts';
import type { IncomingSource, TemplateText } from './incoming-source.ts';
import { engineMessages } from './plan-incoming.ts';

type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

/** The messages that the engine creates for a delivery now; throws its failure. */
const messagesOf = async (
  context: CommandContext,
  environment: SimEnvDocument,
  source: IncomingSource,
  { kind = 'recall', code, about }: Pick<ReceivedMessage, 'kind' | 'code' | 'about'>,
  { principal, at }: By,
) => {
  const sender = principal.user.settings;
  const dueAt = businessTime(environment.clock, at);
  const request = { kind: about === undefined ? 'payment' : kind, code } as const;
  return engineMessages(context, { environment, source, ...request, transferId: 'check', sender, dueAt });
};

/**
 * Creates each message of a list once, so that a missing template, a wrong value or an impossible code is found on
 * saving.
 */
export const checkDeliveries =
  (context: CommandContext, templateText: TemplateText) =>
  async (environmentId: string, { deliveries = [] }: RuleList, by: By): Promise<void> => {
    const environment = await context.views.get(simEnvView, environmentId);
    if (environment === undefined) return;
    const sent = new Map<string, IncomingSource>();
    const sourceOf = (received: ReceivedMessage): Promise<IncomingSource> | IncomingSource => {
      const { about } = received;
      if (about === undefined)
        return templateOfDelivery(context, templateText, { environment }, received, { ...by, seed: 0 });
      const source = sent.get(about);
      if (source === undefined) throw new Failure('transfer.sourceUnknown');
      return source;
    };
    for (const delivery of deliveries)
      for (const received of alternativesOf(delivery)) {
        const source = await sourceOf(received);
        const [message] = await messagesOf(context, environment, source, received, by);
        if (message && !sent.has(delivery.id)) sent.set(delivery.id, { ...source, bytes: message.bytes });
      }
  };
