import { z } from 'zod';
import { committed, route } from '../route.ts';
import { longestNameInAddress } from './limits.ts';

/** Lower-case letters, digits and hyphens, because it is a part of addresses. */
export const channelId = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/);
const ofChannel = z.object({ channelId: z.string().min(1).max(64) });
const deliveryId = z.string().min(1).max(64);

/** The header of the id that a file has at its origin. */
export const originIdHeader = 'X-Origin-Id';
export const originId = z
  .string()
  .max(64)
  .regex(/^[\w-]{8,}$/);

/** The header in which the AMQP client of a channel passes on the properties of a message: percent-encoded JSON. */
export const messageHeader = 'X-Message-Properties';

/** The name is checked after the channel is known, so that the log of the channel has the refusal. */
const ofFile = ofChannel.extend({ fileName: z.string().min(1).max(longestNameInAddress) });

export const putExchangeFileRoute = route({
  name: 'putExchangeFile',
  runsJobs: true,
  summary:
    'A file for the clearing. It is stored, validated and sent to the test engine before the reply. For a day, the same name with the same content is the same file, unless the memory of the environment is reset. With the header `X-Origin-Id`, the same id with the same content is the same file at any time.',
  side: 'command',
  method: 'PUT',
  path: '/exchange/:channelId/:fileName',
  allow: 'signedIn',
  scope: 'exchange',
  plan: 'canCreate',
  uses: ['files', 'validations'],
  params: ofFile,
  bodyType: 'application/xml',
  reply: committed.extend({
    receiptId: z.string(),
    fileName: z.string(),
    fileId: z.string(),
    sha256: z.string(),
    size: z.number().int(),
    /** Absent where the channel does not send files to the test engine. */
    transferId: z.string().optional(),
  }),
  errors: [
    'channel.notFound',
    'channel.paused',
    'channel.badName',
    'channel.incomplete',
    'channel.badOriginId',
    'access.planForbids',
    'file.notXml',
    'file.isZip',
    'file.isText',
    'file.isBinary',
    'file.empty',
    'file.tooLarge',
    'file.alreadyExists',
    'file.notFound',
    'simEnv.versionUnknown',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
    'transfer.engineClosed',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'request.tooManyJobs',
    'store.conflict',
  ],
});

export const exchangeAnswer = z.object({
  deliveryId,
  fileName: z.string(),
  /** The address of the file, relative to the server. */
  href: z.string(),
  sha256: z.string(),
  size: z.number().int(),
  plannedAt: z.string(),
  transferId: z.string(),
});

export const listExchangeAnswersRoute = route({
  name: 'listExchangeAnswers',
  summary: 'The answers in a channel that are not acknowledged, oldest first; at most 1000.',
  side: 'command',
  method: 'GET',
  path: '/exchange/:channelId',
  allow: 'signedIn',
  scope: 'exchange',
  params: ofChannel,
  reply: z.object({ answers: z.array(exchangeAnswer), more: z.boolean() }),
  errors: ['channel.notFound', 'channel.paused', 'channel.wrongDirection'],
});

export const readExchangeAnswerRoute = route({
  name: 'readExchangeAnswer',
  summary:
    'The file of an answer. Without `deliveryId` it is the oldest one of this name that is not acknowledged; the header `X-Delivery-Id` names it.',
  side: 'command',
  method: 'GET',
  path: '/exchange/:channelId/:fileName',
  allow: 'signedIn',
  scope: 'exchange',
  params: ofFile,
  query: z.object({ deliveryId: deliveryId.optional() }),
  reply: z.string(),
  replyType: 'application/xml',
  errors: ['channel.notFound', 'channel.paused', 'channel.wrongDirection', 'channel.answerNotFound'],
});

export const acknowledgeExchangeAnswerRoute = route({
  name: 'acknowledgeExchangeAnswer',
  summary: 'Acknowledges an answer: it leaves the list. A repeated acknowledgement changes nothing.',
  side: 'command',
  method: 'DELETE',
  path: '/exchange/:channelId/:fileName',
  allow: 'signedIn',
  scope: 'exchange',
  params: ofFile,
  query: z.object({ deliveryId }),
  reply: committed,
  errors: ['channel.notFound', 'channel.paused', 'channel.wrongDirection', 'channel.answerNotFound', 'store.conflict'],
});
