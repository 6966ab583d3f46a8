import {
  readFileRoute,
  renameFileRoute,
  sendFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { readSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const samplePayments = (count: number): string => {
  const one = samplePayment('SEVERAL', '1.00');
  const [transaction = ''] = /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/s.exec(one) ?? [];
  return one.replace(transaction, transaction.repeat(count));
};

describe('invalid input', () => {
  const here = serving({ CLEARBENCH_LARGEST_CONTENT: '200000' });

  const upload = (body: string, environmentToken = 'sct', client = here.tester) =>
    client.call(uploadFileRoute, { query: { environmentToken, rbVersion: '2025', fileName: 'bad.xml' }, body });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['a truncated file', samplePayment('CUT', '1.00').slice(0, 700)],
    ['NUL bytes', samplePayment('NUL', '1.00').replace('Hanna', 'Ha\u0000na')],
    ['10,000 levels', '<a>'.repeat(10_000)],
    ['an unknown message', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.99"><A/></Document>'],
  ])('is stored and reported: %s', async (_, text) => {
    const { status, reply } = await upload(text);
    expect(status).toBe(200);
    expect(reply.vipFileSummary.validity).toBe('invalid');
    const { reply: file } = await here.tester.call(readFileRoute, { params: { fileId: reply.vipFileSummary.fileId } });
    expect(file.content).toBe(text);
    expect(file.validationReport?.validationMessages[0]?.text).not.toBe('');
  });

  it.each([
    ['nothing', '', 'file.empty'],
    ['plain text', 'hello', 'file.isText'],
    ['too much', 'x'.repeat(200_001), 'file.tooLarge'],
  ])('is refused with a key: %s', async (_, text, errorKey) => {
    const { status, reply } = await upload(text);
    expect(status).toBe(400);
    expect(reply).toMatchObject({ errorKey });
  });

  it('is reported with its place', async () => {
    const values = { fileName: 'x', fields: { settlementDate: 'tomorrow' } };
    const { status, reply } = await here.tester.call(importTemplateRoute, {
      body: { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025', values },
    });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ errorKey: 'template.valueInvalid', place: '/body/values/fields/settlementDate' });
  });

  it('is refused as a name, and the name is unchanged', async () => {
    const { fileId } = (await upload(samplePayment('NAME', '1.00'))).reply.vipFileSummary;
    const { status, reply } = await here.tester.call(renameFileRoute, { params: { fileId }, body: '../../etc/passwd' });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ errorKey: 'file.badName', place: '/body' });
  });

  it('with direction ST cannot be sent', async () => {
    const { fileId } = (await upload(samplePayment('TURNED', '1.00'))).reply.vipFileSummary;
    await here.tester.call(switchFileDirectionRoute, { params: { fileId }, body: {} });
    const { status, reply } = await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    expect(status).toBe(422);
    expect(reply).toMatchObject({ errorKey: 'transfer.wrongDirection' });
  });

  it.each([
    ['bytes', { largestFile: 100 }, 'simEnv.fileTooLarge'],
    ['transactions', { mostTransactions: 1 }, 'simEnv.tooManyTransactions'],
  ])('is refused by an environment with fewer %s', async (_, limits, errorKey) => {
    const admin = await benchClient(here.server.url, 'admin');
    const { reply: before } = await admin.call(readSimEnvRoute, { params: { environmentId: 'sct-acceptance' } });
    await admin.call(saveSimEnvRoute, { body: { ...before, limits, basedOn: before.version } });
    const { status, reply } = await upload(samplePayments(2), 'sct-acceptance');
    expect(status).toBe(422);
    expect(reply).toMatchObject({ errorKey, params: { environment: 'SCT acceptance' } });
  });

  it('cannot be sent where transfers are closed', async () => {
    const { fileId } = (await upload(samplePayment('CLOSED', '1.00'), 'sct-closed')).reply.vipFileSummary;
    const { status, reply } = await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    expect(status).toBe(422);
    expect(reply).toMatchObject({ errorKey: 'transfer.engineClosed' });
  });

  it('does not reveal whether an object of others exists', async () => {
    expect((await upload('<x/>', 'no-such-environment')).reply).toMatchObject({
      status: 404,
      errorKey: 'simEnv.notFound',
    });
    expect((await here.tester.call(readFileRoute, { params: { fileId: 'nobody' } })).reply).toMatchObject({
      status: 404,
      errorKey: 'file.notFound',
    });
  });

  it('is refused without session, token or permission', async () => {
    const { fileId } = (await upload(samplePayment('DOOR', '1.00'))).reply.vipFileSummary;
    expect((await fetch(`${here.server.url}/api/files/${fileId}/`)).status).toBe(401);
    const cookie = here.tester.browser.cookieHeader();
    const untokened = await fetch(`${here.server.url}/api/files/${fileId}/copy`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(await untokened.json()).toMatchObject({ status: 403, errorKey: 'session.xsrf' });
    const analyst = await benchClient(here.server.url, 'analyst');
    expect((await upload('<x/>', 'sct', analyst)).reply).toMatchObject({ status: 403, errorKey: 'access.planForbids' });
  });
});
