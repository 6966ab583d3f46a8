import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { engineReason } from '../transfer/clearing.ts';
import { requestFaultCodes } from './errors.ts';
import { idMatches, nameMatches } from './match-codes.ts';

/** What every event says of a request; names and accounts are only in its text. */
const ofRequest = {
  verificationId: z.string(),
  environmentId: z.string(),
  requestedBy: z.string(),
  /** The id that the requesting bank gave the request. */
  requestId: z.string(),
  /** The time in the request; absent if it has none. */
  requestedAt: z.string().optional(),
  /** The request as JSON. */
  request: z.string(),
};

export const payeeVerificationEvents = defineEvents({
  PayeeVerificationAnswered: {
    says: 'The simulated bank of a payee answered a verification of payee.',
    data: z.object({
      ...ofRequest,
      requestingBic: z.string(),
      respondingBic: z.string(),
      partyNameMatch: z.enum(nameMatches).optional(),
      partyIdMatch: z.enum(idMatches).optional(),
      reason: engineReason,
      /** The answer as JSON. */
      answer: z.string(),
    }),
    personal: { of: 'requestedBy', fields: ['request', 'answer'] },
  },
  PayeeVerificationSent: {
    says: 'The environment asked the bank of a payee for a verification, at the address in its settings.',
    data: z.object({
      ...ofRequest,
      requestingBic: z.string(),
      respondingBic: z.string(),
      partyNameMatch: z.enum(nameMatches).optional(),
      partyIdMatch: z.enum(idMatches).optional(),
      /** The HTTP status of the reply; absent without a reply. */
      status: z.number().int().optional(),
      /** Why there is no answer. */
      errorKey: z.string().optional(),
      /** The beginning of the reply as it was received. */
      answer: z.string(),
    }),
    personal: { of: 'requestedBy', fields: ['request', 'answer'] },
  },
  PayeeVerificationRefused: {
    says: 'A request for a verification of payee had an error and was not answered.',
    data: z.object({
      ...ofRequest,
      code: z.enum(requestFaultCodes),
      /** The place of the error in the request. */
      faultPath: z.string(),
    }),
    personal: { of: 'requestedBy', fields: ['request'] },
  },
});
export type PayeeVerificationEvent = EventOf<typeof payeeVerificationEvents>;
