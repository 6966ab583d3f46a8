import {
  listPayeeVerificationsRoute,
  readPayeeVerificationRoute,
  verifyPayeeRoute,
} from '@clearbench/contracts/payee-verification/routes';
import { saveScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { type BenchClient, benchClient, tokenClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { verificationHeaders, verificationOf } from './payee-verification-calls.ts';

const params = { environmentToken: 'inst' };

describe('verifications of payee between banks', () => {
  const here = serving();
  let bank: BenchClient;
  beforeAll(async () => {
    const body = { name: 'bank', scopes: ['send' as const, 'read' as const], environments: 'all' as const };
    bank = tokenClient(here.server.url, (await here.tester.call(createTokenRoute, { body })).reply.token);
  });

  const ask = (body: unknown, headers: Record<string, string> = verificationHeaders(), commandId?: string) =>
    bank.call(verifyPayeeRoute, { params, body, ...(commandId === undefined ? {} : { commandId }) }, headers);
  const listed = async () => (await bank.call(listPayeeVerificationsRoute, { params, query: {} })).reply;

  it('are answered with the headers of the interface, and listed with request and answer', async () => {
    const request = verificationOf('Hanna Beispiel', 'SIM:CMTC');
    const { status, reply, headers } = await ask(request);
    expect({ status, reply }).toEqual({ status: 200, reply: { partyNameMatch: 'CMTC', matchedName: 'H. Beispiel' } });
    expect(headers.get('X-Request-ID')).toBe('123e4567-e89b-42d3-a456-426614174000');
    expect(Date.parse(headers.get('X-Response-Timestamp') ?? '')).not.toBeNaN();
    const { items, total } = await listed();
    expect({ total, items }).toMatchObject({
      total: 1,
      items: [{ partyNameMatch: 'CMTC', requestingBic: 'ZYAADEF0XXX', respondingBic: 'ZYBBFRP0XXX' }],
    });
    const ofFirst = { ...params, verificationId: items[0]?.verificationId ?? '' };
    const read = (await bank.call(readPayeeVerificationRoute, { params: ofFirst })).reply;
    expect(JSON.parse(read.request)).toEqual(request);
    expect(JSON.parse(read.answer ?? '')).toEqual(reply);
    expect(read.reason).toMatchObject({ layer: 'command', trigger: 'SIM:CMTC' });
  });

  it('are decided by the scenario list of the environment', async () => {
    const admin = await benchClient(here.server.url, 'admin');
    const environments = (await admin.call(listSimEnvsRoute, {})).reply;
    const environmentId = environments.find(({ environmentToken }) => environmentToken === 'inst')?.environmentId ?? '';
    const text = `rules:
  - id: account-of-hanna
    when: { message: vop, creditor: { iban: FR1420041010050500013M02606 } }
    then:
      - verifyPayee: { name: Hanna Beispiel }
`;
    expect((await admin.call(saveScenarioListRoute, { params: { environmentId }, body: { text } })).status).toBe(200);
    const matchOf = async (name: string) => (await ask(verificationOf(name))).reply;
    expect(await matchOf('Beispiel, Hanna')).toEqual({ partyNameMatch: 'MTCH' });
    expect(await matchOf('Hanna Beispeil')).toEqual({ partyNameMatch: 'CMTC', matchedName: 'Hanna Beispiel' });
    expect(await matchOf('Petra Muster')).toEqual({ partyNameMatch: 'NMTC' });
    expect((await listed()).items[0]?.reason).toMatchObject({ rule: { ruleId: 'account-of-hanna', version: 1 } });
  });

  it('are refused with the codes of the interface, and listed as refused', async () => {
    const problem = async (body: unknown, headers?: Record<string, string>) => {
      const { status, reply } = await ask(body, headers);
      const { code, place, errorKey } = reply as unknown as Record<string, string>;
      return { status, code, place, errorKey };
    };
    expect(await problem({ ...verificationOf('Hanna'), party: {} })).toEqual({
      status: 400,
      code: 'FORMAT_ERROR',
      place: '/body/party',
      errorKey: 'payeeVerification.formatError',
    });
    expect(await problem(verificationOf('Hanna'), verificationHeaders('yesterday'))).toMatchObject({
      status: 400,
      code: 'TIMESTAMP_INVALID',
    });
    // An error has no position for which the next read would wait.
    const refused = await until(async () => {
      const codes = (await listed()).items.flatMap(({ code = [] }) => code);
      return codes.length === 2 ? codes : undefined;
    });
    expect(refused.toSorted()).toEqual(['FORMAT_ERROR', 'TIMESTAMP_INVALID']);
  });

  it('are answered once for a repeated command id', async () => {
    const before = (await listed()).total;
    const request = verificationOf('Hanna Beispiel', 'SIM:NMTC');
    const [first, again] = [
      await ask(request, verificationHeaders(), 'once-only-1'),
      await ask(request, verificationHeaders(), 'once-only-1'),
    ];
    expect(again.reply).toEqual(first.reply);
    expect((await listed()).total).toBe(before + 1);
  });

  it('need the scope for sending', async () => {
    const body = { name: 'reader', scopes: ['read' as const], environments: 'all' as const };
    const reader = tokenClient(here.server.url, (await here.tester.call(createTokenRoute, { body })).reply.token);
    const { status } = await reader.call(
      verifyPayeeRoute,
      { params, body: verificationOf('H') },
      verificationHeaders(),
    );
    expect(status).toBe(403);
  });
});
