import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  readPayeeVerificationRoute,
  requestPayeeVerificationRoute,
} from '@clearbench/contracts/payee-verification/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { verificationOf } from './payee-verification-calls.ts';

const params = { environmentToken: 'inst' };
const { requestingAgent: _, ...body } = verificationOf('Hanna Beispiel');

describe('a verification that the environment requests from a bank', () => {
  const here = serving({ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' });
  const received: { headers: IncomingHttpHeaders; request: unknown }[] = [];
  let reply = { status: 200, answer: '' };
  let bank: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    bank = await onAPort((request, response) => {
      void text(request).then((sent) => {
        received.push({ headers: request.headers, request: JSON.parse(sent) });
        response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.answer);
      });
    });
  });
  afterAll(() => bank.stop());

  const addressed = async (payeeVerificationUrl: string) => {
    const admin = await benchClient(here.server.url, 'admin');
    const environments = (await admin.call(listSimEnvsRoute, {})).reply;
    const found = environments.find(({ environmentToken }) => environmentToken === 'inst');
    const {
      version: _version,
      severities: _severities,
      clearing,
      ...settings
    } = found as (typeof environments)[number];
    const changed = { ...settings, clearing: { ...clearing, payeeVerificationUrl } };
    return admin.call(saveSimEnvRoute, { body: changed });
  };
  const ask = (commandId?: string) =>
    here.tester.call(requestPayeeVerificationRoute, { params, body, ...(commandId ? { commandId } : {}) });

  it('needs an address, which an administrator states', async () => {
    expect(await ask()).toMatchObject({ status: 422, reply: { errorKey: 'payeeVerification.noAddress' } });
    expect((await addressed('ftp://bank.example')).status).toBe(400);
    expect((await addressed(`${bank.origin}/vop/v1/payee-verifications`)).status).toBe(200);
  });

  it('has the fields and headers of the interface, and is recorded with its answer', async () => {
    reply = { status: 200, answer: '{"partyNameMatch":"CMTC","matchedName":"Hanna Beispiel-Muster"}' };
    const { status, reply: asked } = await ask();
    expect({ status, verification: asked.verification }).toMatchObject({
      status: 200,
      verification: { isSent: true, partyNameMatch: 'CMTC', status: 200, respondingBic: 'ZYBBFRP0XXX' },
    });
    const [sent] = received;
    expect(sent?.request).toMatchObject({ ...body, requestingAgent: expect.anything() });
    expect(sent?.headers['x-request-id']).toBe(asked.verification.requestId);
    expect(Date.parse(String(sent?.headers['x-request-timestamp']))).not.toBeNaN();
    const { verificationId } = asked.verification;
    const read = (await here.tester.call(readPayeeVerificationRoute, { params: { ...params, verificationId } })).reply;
    expect(JSON.parse(read.answer ?? '')).toEqual({ partyNameMatch: 'CMTC', matchedName: 'Hanna Beispiel-Muster' });
  });

  it.each([
    [{ status: 200, answer: '{"partyNameMatch":"CMTC"}' }, 'payeeVerification.badAnswer'],
    [{ status: 500, answer: '{}' }, 'channel.badStatus'],
  ])('states why %j is no answer', async (wrong, errorKey) => {
    reply = wrong;
    expect((await ask()).reply.verification).toMatchObject({ isSent: true, errorKey, status: wrong.status });
  });

  it('is sent once for a repeated command id', async () => {
    reply = { status: 200, answer: '{"partyNameMatch":"MTCH"}' };
    const before = received.length;
    const [first, again] = [await ask('ask-only-once-1'), await ask('ask-only-once-1')];
    expect(again.reply.verification).toEqual(first.reply.verification);
    expect(received).toHaveLength(before + 1);
  });
});
