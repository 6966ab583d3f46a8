import { z } from 'zod';
import { committed, type InputOf, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { errorsOfValues } from '../template/errors-of-values.ts';
import { templateValues } from '../template/layout.ts';
import { incomingKinds } from './incoming.ts';

export const requestIncomingRoute = route({
  name: 'requestIncoming',
  summary:
    'Requests a message from the other bank that answers nothing: a payment or collection from a template or from a file of the tester, or the recall or reversal of a received one, or an inquiry about it. It is delivered at its due time like an answer of the clearing.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/incoming-messages',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  runsJobs: true,
  params: z.object({ environmentToken: z.string().min(1).max(64) }),
  body: z.object({
    kind: z.enum(incomingKinds).default('payment'),
    from: z.union([
      z.strictObject({ fileId: z.string().min(1).max(64) }),
      z.strictObject({
        templateName: z.string().min(1).max(100),
        /** The newest version that environment and template have in common where absent. */
        rbVersion: rbVersion.optional(),
        values: templateValues.default({ fields: {}, groups: {} }),
      }),
    ]),
    /** The reason code of a recall or reversal; DUPL or AM05 where absent. */
    code: z.string().min(1).max(4).optional(),
    /** Business time of the environment at which it is delivered; at once where absent. ISO 8601 UTC. */
    dueAt: z.iso.datetime().optional(),
  }),
  reply: committed.extend({
    transferId: z.string(),
    /** The files that the environment receives. */
    messages: z.array(
      z.object({ answerId: z.string(), fileId: z.string(), messageType: z.string(), messageId: z.string().optional() }),
    ),
    dueAt: z.string(),
  }),
  errors: [
    'simEnv.notFound',
    'file.notFound',
    'transfer.engineClosed',
    'transfer.incomingNotPossible',
    'transfer.tooManyIncoming',
    'transfer.unknownIncomingCode',
    'transfer.badDueTime',
    'transfer.sourceInvalid',
    'transfer.sourceUnknown',
    'transfer.sourceTooLarge',
    'transfer.alreadyRequested',
    ...errorsOfValues,
    'store.conflict',
  ],
});
/** The body of a request as clients write it. */
export type IncomingBody = InputOf<typeof requestIncomingRoute>['body'];
