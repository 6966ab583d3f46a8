import { listPayeeVerificationsRoute, verifyPayeeRoute } from '@clearbench/contracts/payee-verification/routes';
import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';

const agent = (bicfi: string) => ({ financialInstitutionId: { bicfi } });

/** A request for the verification of a payee by name. */
export const verificationOf = (name: string, remittance?: string) => ({
  party: { name },
  partyAccount: { iban: 'FR1420041010050500013M02606' },
  partyAgent: agent('ZYBBFRP0XXX'),
  requestingAgent: agent('ZYAADEF0XXX'),
  ...(remittance === undefined ? {} : { unstructuredRemittanceInformation: [remittance] }),
});

export const verificationHeaders = (time = new Date().toISOString()) => ({
  'X-Request-ID': '123e4567-e89b-42d3-a456-426614174000',
  'X-Request-Timestamp': time,
});

/** The id of a request that was refused, because it has no headers. */
export const refusedVerification = async (client: BenchClient, environmentToken: string): Promise<string> => {
  const params = { environmentToken };
  await client.call(verifyPayeeRoute, { params, body: {} });
  // An error has no position for which the next read would wait.
  return until(async () => {
    const { reply } = await client.call(listPayeeVerificationsRoute, { params, query: {} });
    return reply.items[0]?.verificationId;
  });
};
