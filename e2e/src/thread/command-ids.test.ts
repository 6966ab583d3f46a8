import { renameFileRoute, saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { replaceAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { saveTranslationsRoute } from '@clearbench/contracts/translation/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const svg = (color: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9z"/></svg>`]);

describe('a repeated command id', () => {
  const here = serving();
  let admin: BenchClient;
  let fileId = '';
  const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'a.xml', direction: 'TS' } as const;
  const upload = (text: string, commandId: string, fileName = 'a.xml') =>
    here.tester.call(uploadFileRoute, { query: { ...query, fileName }, body: text, commandId });
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    fileId = (await upload(samplePayment('FILE', '10.00'), 'upload-the-file')).reply.vipFileSummary.fileId;
  });

  const texts = { first: samplePayment('ONE', '11.00'), other: samplePayment('TWO', '12.00') };
  const template = (amount: string) => ({
    body: {
      ...{ templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const },
      values: { fields: {}, groups: { transactions: [{ amount }] } },
    },
    commandId: 'import-a-template',
  });
  const plan = (planName: string) => ({
    body: {
      ...{ planName, planDescription: '', canCreate: true, canValidate: true, canEdit: true, showPlanInfo: true },
      ...{ maxEnvs: 1, planSimEnvs: [] },
    },
    commandId: 'offer-a-new-plan',
  });
  const translation = (value: string) => ({
    body: { language: 'en', texts: [{ key: 'editing.cancel', text: value }] },
    commandId: 'save-translation',
  });

  type Sent = { readonly status: number; readonly reply: unknown };
  const commands: readonly [string, (isOther: boolean) => Promise<Sent>][] = [
    ['uploading a text', (isOther) => upload(isOther ? texts.other : texts.first, 'upload-one-text')],
    ['the name of an upload', (isOther) => upload(texts.first, 'upload-with-name', isOther ? 'b.xml' : 'a.xml')],
    [
      'saving a text',
      (isOther) =>
        here.tester.call(saveContentRoute, {
          ...{ params: { fileId }, body: isOther ? texts.other : texts.first, ifMatch: 1 },
          commandId: 'save-one-text',
        }),
    ],
    [
      'renaming',
      (isOther) =>
        here.tester.call(renameFileRoute, {
          ...{ params: { fileId }, body: isOther ? 'other.xml' : 'first.xml', commandId: 'rename-a-file' },
        }),
    ],
    ['using a template', (isOther) => here.tester.call(importTemplateRoute, template(isOther ? '5.00' : '6.00'))],
    ['offering a plan', (isOther) => admin.call(savePlanRoute, plan(isOther ? 'Other plan' : 'First plan'))],
    ['translating', (isOther) => admin.call(saveTranslationsRoute, translation(isOther ? 'Other' : 'First'))],
    [
      'replacing an image',
      (isOther) =>
        admin.call(replaceAssetRoute, {
          ...{ params: { asset: 'logo-light' }, query: { basedOn: 'none' }, body: svg(isOther ? 'red' : 'blue') },
          commandId: 'replace-an-image',
        }),
    ],
  ];

  it.each(commands)(
    'is refused for %s with other content, and gets the first result with the same content',
    async (_, send) => {
      const first = await send(false);
      expect(first).toMatchObject({ status: 200 });
      expect(await send(true)).toMatchObject({ status: 422, reply: { errorKey: 'command.idReused' } });
      const again = await send(false);
      expect([again.status, Object.keys(again.reply as object)]).toEqual([200, Object.keys(first.reply as object)]);
    },
  );

  it('cannot send another file', async () => {
    const other = (await upload(samplePayment('SEND', '1.00'), 'upload-to-send')).reply.vipFileSummary.fileId;
    const send = (id: string) =>
      here.tester.call(sendFileRoute, { params: { fileId: id }, query: { action: 'send' }, commandId: 'send-a-file' });
    const first = await send(fileId);
    expect(first.status).toBe(200);
    expect(await send(other)).toMatchObject({ status: 422, reply: { errorKey: 'command.idReused' } });
    expect((await send(fileId)).reply.transferId).toBe(first.reply.transferId);
  });
});
