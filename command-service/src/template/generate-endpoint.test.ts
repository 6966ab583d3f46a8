import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { generateFileRoute } from '@clearbench/contracts/template/generate-routes';
import { templateView } from '@clearbench/contracts/template/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { generateLoadFile } from '../text-workers/generate-load-file.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { templateEndpoints } from './template-endpoints.ts';

const environment = {
  environmentId: 'e1',
  environmentToken: 'sct',
  environmentName: 'Credit transfers',
  scheme: 'sct',
  versions: ['2025'],
  clearing: { bic: 'ZYCSDEF0XXX', systemCode: 'ST2', cutOff: '23:59', reachable: [] },
  limits: { mostTransactions: 1000, largestFile: 500_000 },
};
const tester = () => ({
  isAdmin: false,
  user: { userId: 'u1', environmentIds: ['e1'], settings: defaultProfile },
});

describe('generating a file', () => {
  let stored: Uint8Array[] = [];
  let jobs = 0;

  const textWorkers = {
    generateLoadFile: async (job) => {
      jobs += 1;
      return generateLoadFile(job);
    },
  } as TextWorkers;

  const { call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [simEnvView, templateView, rulebookFormatsView, codeListView, calendarView])
      await documents.prepare(name, shape);
    await documents.apply(simEnvView.name, [{ id: 'e1', position: 1, document: environment }]);
    const { templateName, content } = exportedTemplate('sct-typical');
    await documents.apply(templateView.name, [
      { id: templateName, position: 2, document: { templateName, ...content } },
    ]);
    const views = uncachedReadModels(documents);
    const keep = async ({ bytes }: { readonly bytes: Uint8Array }) => {
      stored.push(bytes);
      return { position: 7, vipFileSummary: { fileId: 'f1' } as VipFileSummary };
    };
    return templateEndpoints({ views, textWorkers, largestContent: 600_000 }, keep, async (_, profile) => profile);
  }, tester);
  beforeEach(() => {
    stored = [];
    jobs = 0;
  });

  const generate = (transactions: number, commandId = 'command-1') =>
    call('POST', generateFileRoute.path, { templateName: 'sct-typical', envToken: 'sct', transactions }, commandId);

  it('stores the file', async () => {
    expect(await generate(300)).toMatchObject({ position: 7, vipFileSummary: { fileId: 'f1' }, planned: [] });
    expect(
      Buffer.from(stored[0] ?? [])
        .toString()
        .match(/<CdtTrfTxInf>/g),
    ).toHaveLength(300);
  });

  it('generates the same identifiers for the same command, and others for the next', async () => {
    for (const commandId of ['command-1', 'command-1', 'command-2']) await generate(3, commandId);
    const uniqueParts = stored.map((bytes) =>
      Buffer.from(bytes)
        .toString()
        .match(/<IBAN>[^<]*/g),
    );
    expect(uniqueParts[1]).toEqual(uniqueParts[0]);
    expect(uniqueParts[2]).not.toEqual(uniqueParts[0]);
  });

  it('refuses more transactions than the environment allows, before a worker has a job', async () => {
    expect(await generate(1001)).toMatchObject({
      errorKey: 'simEnv.tooManyTransactions',
      params: { limit: 1000, transactions: 1001 },
    });
    expect({ stored, jobs }).toEqual({ stored: [], jobs: 0 });
  });

  it('refuses a file larger than the environment allows, with its size', async () => {
    expect(await generate(1000)).toMatchObject({
      errorKey: 'simEnv.fileTooLarge',
      params: { limit: 500_000, size: expect.any(Number) },
    });
    expect(stored).toEqual([]);
  });
});
