import { request } from 'node:http';
import { deleteFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { commandIdHeader } from '@clearbench/contracts/header-names';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { type BenchClient, tokenClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

describe('a program that sends and waits', () => {
  const here = serving();
  let program: BenchClient;
  let token = '';
  beforeAll(async () => {
    const scopes = tokenScopes.filter((scope) => scope !== 'administer');
    const body = { name: 'engine', scopes, environments: 'all' as const };
    token = (await here.tester.call(createTokenRoute, { body })).reply.token;
    program = tokenClient(here.server.url, token);
  });

  const uploaded = async (id: string): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: `${id}.xml` } as const;
    const { reply } = await program.call(uploadFileRoute, { query, body: samplePayment(id, '1.00') });
    return reply.vipFileSummary.fileId;
  };

  it('gets the verdict in the reply, and later the answers', async () => {
    const fileId = await uploaded('WAIT1');
    const { status, reply } = await program.call(sendAndWaitRoute, { params: { fileId }, query: { wait: '30s' } });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ done: true, transfer: { transferId: reply.transferId, fileId } });
    expect(reply.transfer?.verdict?.groupStatus).toMatch(/^(?:ACCP|PART|RJCT)$/);
  });

  it('gets the reply at once without waiting', async () => {
    const fileId = await uploaded('WAIT2');
    const { status, reply } = await program.call(sendAndWaitRoute, { params: { fileId }, query: {} });
    expect([status, typeof reply.transferId]).toEqual([200, 'string']);
  });

  it('sends once for a repeated command id, and finds the verdict again', async () => {
    const fileId = await uploaded('WAIT3');
    const call = { params: { fileId }, query: { wait: '30s' as const }, commandId: 'send-it-once' };
    const first = await program.call(sendAndWaitRoute, call);
    const second = await program.call(sendAndWaitRoute, call);
    expect(second.reply).toMatchObject({ transferId: first.reply.transferId, done: true });
    expect((await program.call(listTransfersRoute, { query: { fileId } })).reply.items).toHaveLength(1);
    const other = await uploaded('WAIT4');
    const reused = await program.call(sendAndWaitRoute, { ...call, params: { fileId: other } });
    expect(reused).toMatchObject({ status: 422, reply: { errorKey: 'command.idReused' } });
  });

  it.each(['0s', '61s', '100s', '30', '-5s', '1m'])('is told where the time %p is wrong', async (wait) => {
    const answered = await program.call(sendAndWaitRoute, { params: { fileId: 'any' }, query: { wait } });
    expect(answered).toMatchObject({ status: 400, reply: { errorKey: 'request.invalid', place: '/query/wait' } });
  });

  it('may leave while it waits; the file is sent nevertheless', async () => {
    const fileId = await uploaded('WAIT5');
    const path = `${sendAndWaitRoute.path.replace(':fileId', fileId)}?wait=60s&until=answers`;
    const headers = { Authorization: `Bearer ${token}`, [commandIdHeader]: 'left-early' };
    const leaving = request(`${here.server.url}${path}`, { method: 'POST', headers });
    leaving.on('error', () => undefined).end();
    const transfers = async () => (await program.call(listTransfersRoute, { query: { fileId } })).reply.items;
    while ((await transfers()).length === 0);
    leaving.destroy();
    expect(await transfers()).toMatchObject([{ fileId }]);
    expect((await program.call(deleteFileRoute, { params: { fileId } })).status).toBe(200);
  });

  it('reads in the headers what is left of its rate', async () => {
    const { headers } = await program.call(listTransfersRoute, { query: { fileId: await uploaded('WAIT6') } });
    const [, quota] = /^"query";q=(\d+);w=60$/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
    const [, rest] = /^"query";r=(\d+);t=\d+$/.exec(headers.get('RateLimit') ?? '') ?? [];
    expect(Number(quota)).toBeGreaterThan(0);
    expect(Number(rest)).toBeLessThan(Number(quota));
  });
});
