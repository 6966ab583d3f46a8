import { Failure } from '@clearbench/contracts/failure';
import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { languageTag } from '@clearbench/contracts/translation/language-tag';
import {
  inviteUserRoute,
  resendInvitationRoute,
  revokeInvitationRoute,
} from '@clearbench/contracts/user/administration-routes';
import type { InvitationCommand } from '@clearbench/contracts/user/invitation-events';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { invitationDecider } from './invitation-decider.ts';
import { invitationStream } from './invitation-stream.ts';
import { invitationLifetime, invitePeople } from './invite-people.ts';
import { later, newLinkId } from './verification.ts';

/** Checks that plan and environments of an invitation exist. */
const demandPromised = async (
  views: ReadModels,
  planId: string | undefined,
  environmentIds: readonly string[],
): Promise<void> => {
  if (planId !== undefined && !(await views.get(planView, planId))) throw new Failure('plan.notFound');
  const environments = await Promise.all(environmentIds.map((id) => views.get(simEnvView, id)));
  if (environments.includes(undefined)) throw new Failure('simEnv.notFound');
};

const given = <T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** The commands for invitations. */
export const invitationEndpoints = ({ handle, views }: CommandContext, sendsMail: boolean): Endpoint[] => {
  const invite = invitePeople({ handle, views });
  const demandMail = (): void => {
    if (!sendsMail) throw new Failure('mail.notConfigured');
  };
  const tell = async (command: InvitationCommand, metadata: CommandMetadata) => {
    const { position } = await handle(
      invitationDecider,
      invitationStream(command.data.invitationId),
      command,
      metadata,
    );
    return { reply: { position }, position };
  };

  return [
    serve(inviteUserRoute, async ({ body, at, metadata }) => {
      demandMail();
      const { addresses, language, planId, until, environmentIds } = body;
      if (languageTag(language) === undefined)
        throw new Failure('request.invalid', { place: '/body/language', reason: 'no language' });
      await demandPromised(views, planId, environmentIds);
      const promised = { language, environmentIds, ...given({ planId, until }) };
      const { outcomes, position } = await invite(addresses, promised, at, metadata);
      return { reply: { outcomes, position }, position };
    }),
    serve(resendInvitationRoute, ({ params, at, metadata }) => {
      demandMail();
      const data = { ...params, linkId: newLinkId(), expiresAt: later(at, invitationLifetime) };
      return tell({ type: 'ResendInvitation', data, at }, metadata);
    }),
    serve(revokeInvitationRoute, ({ params, at, metadata }) =>
      tell({ type: 'RevokeInvitation', data: params, at }, metadata),
    ),
  ];
};
