import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { saveScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import { exportSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { makeCaseRoute } from '@clearbench/contracts/suite/make-case-route';
import { readSuiteFileRoute, readSuiteRoute } from '@clearbench/contracts/suite/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute, type Transfer } from '@clearbench/contracts/transfer/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { conversation, paidIn, recallOf, returnOf } from './r-message-samples.ts';

const main = join(import.meta.dirname, '../../../suite-runner/suite.mjs');
const incoming = 'pacs.008.001.08';

/** Runs the command line of suites. */
const runSuite = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, output, errors };
};

describe('test cases made from transfers', () => {
  const here = serving();
  const { send, payment, answerTo } = conversation(here);
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let suite: { suiteId: string } | { newTitle: string } = { newTitle: 'From transfers' };
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  const make = async (fileId: string, title: string) => {
    const schemas = { case: 'https://bench.example/api/public/schemas/test-case' };
    const made = await here.tester.call(makeCaseRoute, { body: { fileId, title, suite, schemas } });
    expect({ status: made.status, reply: made.reply }).toMatchObject({ status: 200 });
    suite = { suiteId: made.reply.suiteId };
    return made.reply;
  };
  const textOf = async (suiteId: string, path: string): Promise<string> =>
    (await here.tester.call(readSuiteFileRoute, { params: { suiteId }, query: { path } })).reply.text;
  const transferOf = async (fileId: string): Promise<Transfer | undefined> =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  /** Waits until every planned answer has come. */
  const answered = (fileId: string): Promise<Transfer> =>
    until(async () => {
      const transfer = await transferOf(fileId);
      return transfer?.verdict && transfer.answers.every(({ releasedAt }) => releasedAt !== undefined)
        ? transfer
        : undefined;
    });
  const sentFromTemplate = async (templateName: string, remittance: string, amount = '12.00'): Promise<string> => {
    const groups = { transactions: [{ amount, remittance }] };
    const values = { fileName: `${templateName}.xml`, fields: {}, groups };
    const envToken = templateName.startsWith('core') ? 'core' : 'sct';
    const body = { templateName, envToken, rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return fileId;
  };

  it('expect the verdict and the answers with type, status, reason and time', async () => {
    const fileId = await sentFromTemplate('sct-typical', 'SIM:RTRN(AC04,+1S)');
    const { requestedAt } = await answered(fileId);
    const { suiteId, path, notRepeated } = await make(fileId, 'A payment is returned');
    expect({ path, notRepeated }).toEqual({ path: 'a-payment-is-returned.yaml', notRepeated: [] });
    const made = await textOf(suiteId, path);
    expect(made).toMatch(
      /^# yaml-language-server: \$schema=https:\/\/bench\.example\/api\/public\/schemas\/test-case\n/,
    );
    expect(made).toContain(`clock: ${requestedAt}`);
    expect(made).toMatch(/message: pacs\.002\S*/);
    expect(made).toMatch(/message: pacs\.004[\s\S]*reason: AC04[\s\S]*within: \d+s/);
    expect(await textOf(suiteId, 'messages/a-payment-is-returned.xml')).toContain('SIM:RTRN(AC04,+1S)');
  });

  it('are made for rejections, direct debits, duplicates and silence', async () => {
    const rejected = await send(await payment('SIM:RJCT(AC04)'), 'rejected.xml');
    await answered(rejected.fileId);
    await make(rejected.fileId, 'A payment is rejected');
    const collected = await sentFromTemplate('core-typical', 'Invoice 1');
    await answered(collected);
    await make(collected, 'A collection is accepted');
    const xml = await payment('twice');
    await send(xml, 'one.xml');
    const { fileId: duplicate, verdict } = await send(xml, 'two.xml');
    expect(verdict.groupStatus).toBe('RJCT');
    await answered(duplicate);
    await make(duplicate, 'A duplicate is rejected');
    const silent = await sentFromTemplate('sct-typical', 'SIM:SILENT');
    await answered(silent);
    const { suiteId, path } = await make(silent, 'No answer comes');
    expect(await textOf(suiteId, path)).toContain('noAnswer');
  });

  it('repeat what a message refers to, also answers with other ids', async () => {
    const paid = await payment('SIM:RECALL-NO(CUST)');
    await send(paid, 'paid.xml');
    const recall = await send(recallOf(paidIn(paid), 'MADE-1'), 'recall.xml');
    await answered(recall.fileId);
    await make(recall.fileId, 'A recall is refused');
    const { fileId } = await send(await payment('SIM:MIRROR'), 'mirror.xml');
    const received = await answerTo(fileId, incoming);
    const first = await send(returnOf(paidIn(received.xml), 'MADE-2'), 'return.xml');
    const second = await send(returnOf(paidIn(received.xml), 'MADE-3'), 'return again.xml');
    expect([first.verdict.groupStatus, second.verdict.groupStatus]).toEqual(['ACCP', 'RJCT']);
    await answered(second.fileId);
    const { suiteId, path } = await make(second.fileId, 'A second return is rejected');
    expect(await textOf(suiteId, path)).toContain('XT75');
    expect(await textOf(suiteId, 'messages/a-second-return-is-rejected-3.xml')).toContain(
      '<OrgnlMsgId>${received2.messageId}</OrgnlMsgId>',
    );
    const ofAnswer = await make(received.fileId, 'The case of an answer');
    expect(await textOf(suiteId, ofAnswer.path)).toContain(`message: ${incoming}`);
  });

  it('have the scenario lists of then where their rules decided', async () => {
    const admin = await benchClient(here.server.url, 'admin');
    const list = (code: string) =>
      `rules: [{ id: large, when: { amount: { from: 4711.00, to: 4711.00 } }, then: [{ reject: { code: ${code} } }] }]\n`;
    const before = await sentFromTemplate('sct-typical', 'Rent');
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: before } });
    const params = { environmentId: reply.vipFileSummary.envId };
    const save = async (text: string, basedOn: number) =>
      expect(await admin.call(saveScenarioListRoute, { params, body: { text, basedOn } })).toMatchObject({
        status: 200,
      });
    await save(list('AM02'), 0);
    const rejected = await sentFromTemplate('sct-typical', 'Rent', '4711.00');
    const usual = await sentFromTemplate('sct-typical', 'Rent', '12.00');
    expect((await answered(rejected)).verdict).toMatchObject({ groupStatus: 'RJCT' });
    await answered(usual);
    await save(list('AC01'), 1);
    const { suiteId, path, notRepeated } = await make(rejected, 'A rule of the environment rejects');
    expect(notRepeated).toEqual([]);
    expect(await textOf(suiteId, path)).toMatch(/scenarios:\n\s+environment:\n\s+rules:[\s\S]*reject:[\s\S]*AM02/);
    const other = await make(usual, 'No rule decides');
    expect(await textOf(suiteId, other.path)).not.toContain('scenarios');

    await save(
      `rules:
  - { id: not-mine, when: { testerName: Nobody }, then: [{ reject: { code: AC06 } }] }
  - { id: later-files, when: { currency: EUR, fileOfDay: { from: 3 } }, then: [{ reject: { code: AC04 } }] }
`,
      2,
    );
    const late = await sentFromTemplate('sct-typical', 'Rent');
    expect((await answered(late)).verdict).toMatchObject({ groupStatus: 'RJCT' });
    const made = await make(late, 'A later file is rejected');
    expect(made.conditions).toEqual([
      { ruleId: 'not-mine', condition: 'testerName', expected: 'Nobody', result: 'failed' },
      { ruleId: 'later-files', condition: 'fileOfDay', expected: '≥ 3', result: 'held' },
    ]);
    const text = await textOf(suiteId, made.path);
    expect(text).toMatch(/^# yaml-language-server: .*\n# testerName \(Nobody\) of the rule not-mine did not hold/);
    expect(text).toMatch(
      /# fileOfDay \(.*\) of the rule later-files held and is left out, because a case does not repeat/,
    );
    expect(text).toMatch(/id: not-mine[\s\S]*enabled: false/);
    expect(text.replaceAll(/#.*/g, '')).not.toContain('fileOfDay');
    await save('', 3);
  });

  it('pass on the command line', async () => {
    const { suiteId } = suite as { suiteId: string };
    const { reply } = await here.tester.call(readSuiteRoute, { params: { suiteId }, query: {} });
    expect(reply.problems).toEqual([]);
    expect(reply.cases).toBe(11);
    const response = await here.tester.browser.request(exportSuiteRoute.path.replace(':suiteId', suiteId));
    const archive = join(folder.path, 'made.zip');
    await writeFile(archive, Buffer.from(await response.arrayBuffer()));
    const { status, output, errors } = await runSuite('run', archive);
    expect({ errors, output }).toEqual({ errors: '', output: expect.stringContaining('11 cases: 11 passed') });
    expect(status).toBe(0);
  });

  it('are refused for files that were not sent, and for files of others', async () => {
    const values = { fileName: 'draft.xml', fields: {}, groups: {} };
    const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    const made = { fileId, title: 'x', suite };
    expect(await here.tester.call(makeCaseRoute, { body: made })).toMatchObject({
      status: 422,
      reply: { errorKey: 'suite.noTransfer' },
    });
    const unknown = { ...made, fileId: 'unknown-id' };
    expect(await here.tester.call(makeCaseRoute, { body: unknown })).toMatchObject({ status: 404 });
  });
});
