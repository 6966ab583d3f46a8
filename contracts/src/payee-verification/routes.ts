import { z } from 'zod';
import { committed, route } from '../route.ts';
import { engineReason } from '../transfer/clearing.ts';
import { requestFaultCodes } from './errors.ts';
import { idMatches, nameMatches } from './match-codes.ts';
import { payeeVerificationAnswer, payeeVerificationRequest } from './request.ts';

const environmentToken = z.string().min(1).max(64);

/** The body is checked by the handler, so that an error has the code of the EPC's API and is recorded. */
const { $schema: _, ...requestSchema } = z.toJSONSchema(payeeVerificationRequest, { io: 'input' });

export const verifyPayeeRoute = route({
  name: 'verifyPayee',
  summary:
    "Verification of payee: the simulated bank of the payee compares the name or the identification with its account, with the fields of the EPC's API between banks. Headers: `X-Request-ID` and `X-Request-Timestamp`. Scenario lists decide the result.",
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/vop/v1/payee-verifications',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  params: z.object({ environmentToken }),
  body: z.unknown().meta(requestSchema as Record<string, unknown>),
  reply: payeeVerificationAnswer,
  errors: [
    'simEnv.notFound',
    'transfer.engineClosed',
    'payeeVerification.formatError',
    'payeeVerification.timestampInvalid',
    'payeeVerification.clientInconsistent',
  ],
});

/** A verification in the list. */
export const payeeVerificationItem = z.object({
  verificationId: z.string(),
  requestId: z.string(),
  /** The time in the request. */
  requestedAt: z.string().optional(),
  requestedBy: z.string(),
  at: z.string(),
  requestingBic: z.string().optional(),
  respondingBic: z.string().optional(),
  partyNameMatch: z.enum(nameMatches).optional(),
  partyIdMatch: z.enum(idMatches).optional(),
  reason: engineReason.optional(),
  /** True for a request that the environment sent to the bank of the payee. */
  isSent: z.literal(true).optional(),
  /** Of a sent request: the HTTP status of the reply, and why there is no answer. */
  status: z.number().int().optional(),
  errorKey: z.string().optional(),
  /** The error code of a refused request, and the place of the error. */
  code: z.enum(requestFaultCodes).optional(),
  faultPath: z.string().optional(),
});
export type PayeeVerificationItem = z.infer<typeof payeeVerificationItem>;

export const requestPayeeVerificationRoute = route({
  name: 'requestPayeeVerification',
  summary:
    'Asks the bank of a payee for a verification, at the address in the settings of the environment; the environment is the bank of the payer.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/payee-verifications',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  params: z.object({ environmentToken }),
  body: payeeVerificationRequest.omit({ requestingAgent: true }),
  reply: committed.extend({ verification: payeeVerificationItem }),
  errors: ['simEnv.notFound', 'transfer.engineClosed', 'payeeVerification.noAddress', 'payeeVerification.notFound'],
});

export const listPayeeVerificationsRoute = route({
  name: 'listPayeeVerifications',
  summary: 'The verifications of payees in an environment, answered and refused, the newest first.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/payee-verifications',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken }),
  query: z.object({ after: z.string().max(500).optional() }),
  reply: z.object({ items: z.array(payeeVerificationItem), total: z.number().int(), next: z.string().optional() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const readPayeeVerificationRoute = route({
  name: 'readPayeeVerification',
  summary: 'One verification of a payee with the texts of its request and its answer.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/payee-verifications/:verificationId',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken, verificationId: z.string().min(1).max(64) }),
  reply: payeeVerificationItem.extend({ request: z.string(), answer: z.string().optional() }),
  errors: ['simEnv.notFound', 'payeeVerification.notFound'],
});
export type PayeeVerification = z.infer<typeof readPayeeVerificationRoute.reply>;
