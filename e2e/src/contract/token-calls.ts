import type { BenchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import type { Input } from './described-calls.ts';

type Json = Record<string, unknown>;
/** Calls an operation that must succeed, and returns its reply. */
export type Done = <T = Json>(client: BenchClient, name: string, input?: Input) => Promise<T>;

/** The calls for the own access tokens, and the validation of a text with a token in each form of its report. */
export const tokenCalls = async (done: Done, tester: BenchClient): Promise<void> => {
  const body = { name: 'Build', scopes: ['validate'], environments: 'all' };
  const { tokenId } = await done(tester, 'createToken', { body });
  const rotated = await done(tester, 'rotateToken', { path: { tokenId: String(tokenId) }, body: { overlapHours: 1 } });
  await done<Json[]>(tester, 'listTokens');
  const headers = { Authorization: `Bearer ${String(rotated.token)}` };
  const call = { query: { environmentToken: 'sct', rbVersion: '2025' }, body: samplePayment('TOKEN', '1.00') };
  await done(tester, 'checkText', { ...call, headers });
  for (const form of ['text/csv', 'application/xml', 'application/sarif+json'])
    await done(tester, 'checkText', { ...call, headers: { ...headers, Accept: form } });
  await done(tester, 'revokeToken', { path: { tokenId: String(tokenId) } });
};

/** The calls of administrators for a service account and its tokens. */
export const serviceAccountCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const { userId } = await done(admin, 'createServiceAccount', { body: { name: 'Engine' } });
  const path = { userId: String(userId) };
  const body = { name: 'Engine', scopes: ['send'], environments: 'all' };
  const { tokenId } = await done(admin, 'createServiceToken', { path, body });
  const ofToken = { ...path, tokenId: String(tokenId) };
  await done(admin, 'rotateServiceToken', { path: ofToken, body: {} });
  await done<Json[]>(admin, 'listServiceTokens', { path });
  await done(admin, 'revokeServiceToken', { path: ofToken });
};
