import { listFilesRoute, readFileRoute, readReportRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not happen in time');
};

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const environmentToken = 'debits';

/** Opens a basic debit clearing of which a bank day lasts a second, with the tester in it. */
const openClearing = async (admin: BenchClient): Promise<void> => {
  const query = { search: 'tester@', category: 'all' } as const;
  const [tester] = (await admin.call(listUsersRoute, { query })).reply.items;
  const clearing = {
    bic: 'ZYCSDEF0XXX',
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay: 1,
    magicCents: true,
    reachable: [],
  };
  const body = {
    environmentToken,
    environmentName: 'Debits in a hurry',
    environmentGroup: 'Direct debits',
    scheme: 'core' as const,
    versions: ['2025' as const],
    canSendToTestEngine: true,
    clearing,
    join: [tester?.userId ?? ''],
  };
  expect((await admin.call(saveSimEnvRoute, { body })).status).toBe(200);
};

describe('direct debits, over the wire', () => {
  const here = serving();
  beforeAll(async () => openClearing(await benchClient(here.server.url, 'admin')));

  const make = async (templateName: string, fields: Record<string, string>) => {
    const values = { fileName: templateName, fields, groups: {} };
    const body = { templateName, envToken: environmentToken, rbVersion: '2025' as const, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const send = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return reply.items[0]?.verdict;
    });
  };
  const answerTo = async (fileId: string, messageType: string) => {
    const answer = await until(async () => {
      const query = { environmentToken, direction: 'ST' as const, messageType };
      const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
      return items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
    const report = (await here.tester.call(readReportRoute, { params: { fileId: answer.fileId } })).reply;
    expect(report.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    return reply.content ?? '';
  };

  it('are right from the start, taken in, and refunded after they were due', async () => {
    const file = await make('core-minimal', { amount: '10.23' });
    expect(file).toMatchObject({ messageType: 'pacs.003.001.08', validity: 'valid', errors: 0, warnings: 0 });
    expect(await send(file.fileId)).toMatchObject({ groupStatus: 'ACCP', messageType: 'pacs.003.001.08' });
    expect(textOf(await answerTo(file.fileId, 'pacs.002.001.10'), 'GrpSts')).toBe('ACCP');
    expect(textOf(await answerTo(file.fileId, 'pacs.004.001.09'), 'Cd')).toBe('MD06');
  });

  it('that are wrong are reported and turned away', async () => {
    const { fileId, validity, errors } = await make('core-error', {});
    expect([validity, errors]).toEqual(['invalid', 2]);
    expect(await send(fileId)).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B03' });
  });

  it('of the other side are delivered before they are due, and refused by the bank of the debtor', async () => {
    const { fileId } = await make('core-minimal', { amount: '10.00', endToEndId: 'SIM:MIRROR' });
    await send(fileId);
    const collected = await answerTo(fileId, 'pacs.003.001.08');
    const original = {
      originalMessageId: textOf(collected, 'MsgId'),
      originalEndToEndId: textOf(collected, 'EndToEndId'),
      originalTransactionId: textOf(collected, 'TxId'),
      originalAmount: textOf(collected, 'IntrBkSttlmAmt'),
      originalDate: textOf(collected, 'IntrBkSttlmDt'),
    };
    const reject = await make('core-reject', original);
    expect(reject).toMatchObject({ messageType: 'pacs.002.001.10', errors: 0 });
    expect(await send(reject.fileId)).toMatchObject({ groupStatus: 'ACCP' });
    expect(await send((await make('core-reject', { ...original, originalAmount: '11.00' })).fileId)).toMatchObject({
      groupStatus: 'RJCT',
    });
  });
});
