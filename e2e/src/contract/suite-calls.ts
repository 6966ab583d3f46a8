import { exportedArchive } from '@clearbench/command-service/suite-work/suite-archive';
import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import type { Input } from './described-calls.ts';

type Parts = {
  readonly done: (client: BenchClient, name: string, input?: Input) => Promise<Record<string, unknown>>;
  readonly tester: BenchClient;
  readonly admin: BenchClient;
};

const text = 'case: One\nsteps:\n  - validate: { template: sct-typical }\n';
const archive = () =>
  new Blob([exportedArchive(new Map([['suite.yaml', new TextEncoder().encode('suite: Imported\n')]])).slice()]);

/** Calls every route about test suites. */
export const callSuiteRoutes = async ({ done, tester, admin }: Parts): Promise<void> => {
  for (const name of ['readTestCaseSchema', 'readSuiteSchema', 'listBuiltInSuites']) await done(tester, name);
  const body = { environmentToken: 'sct', title: 'Regression' };
  const { suiteId } = await done(tester, 'createSuite', { body });
  const path = { suiteId: String(suiteId) };
  await done(tester, 'changeSuite', { path, body: { type: 'save', path: 'one.yaml', text, basedOn: 0 } });
  await done(tester, 'changeSuite', { path, body: { type: 'duplicate', path: 'one.yaml' } });
  await done(tester, 'checkSuiteFile', { path, body: { path: 'one.yaml', text: 'case: [' } });
  await done(tester, 'readSuite', { path, query: { language: 'de' } });
  await done(tester, 'readSuiteNames', { path });
  await done(tester, 'readSuiteFile', { path, query: { path: 'one.yaml' } });
  await done(tester, 'listSuiteVersions', { path });
  await done(tester, 'compareSuiteVersions', { path, query: { from: 1, to: 3 } });
  await done(tester, 'listSuites', { query: { environmentToken: 'sct' } });
  await done(tester, 'exportSuite', { path });
  await done(tester, 'importSuite', { query: { environmentToken: 'sct' }, body: archive() });
  await done(tester, 'replaceSuite', { path, query: { basedOn: 3 }, body: archive() });
  await done(admin, 'shareSuite', { path, body: { shared: true } });
  await done(tester, 'deleteSuite', { path });
  await done(tester, 'listRemovedSuites', { query: { environmentToken: 'sct' } });
  await done(tester, 'restoreSuite', { path });
};

/** Makes a case from a file that was sent, once the clearing has decided. */
export const callMakeCase = async ({ done, tester }: Omit<Parts, 'admin'>, fileId: string): Promise<void> => {
  await until(async () => {
    const { items } = await done(tester, 'listTransfers', { query: { fileId } });
    const [transfer] = items as { verdict?: unknown }[];
    return transfer?.verdict;
  });
  await done(tester, 'makeCase', { body: { fileId, title: 'Sent', suite: { newTitle: 'Made' } } });
};
