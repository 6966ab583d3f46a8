import { saveContentRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { importSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { readSuiteRunCaseRoute, readSuiteRunFileRoute } from '@clearbench/contracts/suite-run/routes';
import { serving } from '../client/serving.ts';
import { storedArchive } from '../journeys/stored-archive.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { ended, started } from './runs.ts';

const caseOf = (title: string, stored: string): string =>
  `case: ${title}\nsteps:\n  - validate: { stored: ${stored} }\n`;

describe('the stored files of a case', () => {
  const here = serving();
  const upload = async (fileName: string, text: string) => {
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName } as const;
    return (await here.tester.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary;
  };
  const textIn = async (runId: string, number: number): Promise<string> => {
    const { reply } = await here.tester.call(readSuiteRunCaseRoute, { params: { runId, number } });
    const sha256 = reply.finishedSteps[0]?.files[0]?.sha256 ?? '';
    if (sha256 === '') return JSON.stringify(reply.finishedSteps);
    return (await here.tester.call(readSuiteRunFileRoute, { params: { runId, number, sha256 } })).reply;
  };

  it('are files of the environment by name or id, in the named version, before files of the same name elsewhere', async () => {
    const { fileId } = await upload('stored.xml', samplePayment('STORED-1', '1.00'));
    await here.tester.call(saveContentRoute, {
      params: { fileId },
      body: samplePayment('STORED-2', '2.00'),
      ifMatch: 1,
    });
    await upload('own.xml', samplePayment('OTHER-1', '3.00'));
    const archive = storedArchive([
      { name: 'suite.yaml', text: 'suite: Stored files\nenvironment: sct\nrulebook: 2025\n' },
      { name: 'a.yaml', text: caseOf('The newest version', '{ file: stored.xml }') },
      { name: 'b.yaml', text: caseOf('The first version', '{ file: stored.xml, version: 1 }') },
      { name: 'c.yaml', text: caseOf('By id', `{ file: ${fileId}, version: 2 }`) },
      { name: 'd.yaml', text: caseOf('Of the suite', '{ file: own.xml }') },
      { name: 'e.yaml', text: caseOf('Unknown', '{ file: unknown.xml }') },
      { name: 'f.yaml', text: caseOf('No such version', '{ file: stored.xml, version: 9 }') },
      { name: 'own.xml', text: samplePayment('SUITE-1', '4.00') },
    ]);
    const body = new Blob([new Uint8Array(archive)]);
    const { suiteId } = (await here.tester.call(importSuiteRoute, { query: { environmentToken: 'sct' }, body })).reply;
    const { runId, caseStates } = await ended(here.tester, await started(here.tester, { suiteId }));
    expect(caseStates).toBe('ppppff');
    const texts = await Promise.all([1, 2, 3, 4].map((number) => textIn(runId, number)));
    expect(texts.map((text) => /<MsgId>([^<]*)/.exec(text)?.[1])).toEqual([
      'STORED-2',
      'STORED-1',
      'STORED-2',
      'SUITE-1',
    ]);
    expect(await textIn(runId, 5)).toContain('unknown.xml');
  });
});
