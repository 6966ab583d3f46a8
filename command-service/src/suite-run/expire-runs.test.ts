import type { SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import { suiteRunOwnerView, suiteRunView } from '@clearbench/contracts/suite-run/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { userView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { expiredRuns } from './expire-runs.ts';

const now = '2026-11-20T08:00:00.000Z';
const daysAgo = (days: number): string => new Date(Date.parse(now) - days * 86_400_000).toISOString();

const opened = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [suiteRunView, suiteRunOwnerView, userView]) await documents.prepare(name, shape);
  const views = readModels(documents, { active: (name) => name, position: () => 1, reached: async () => {} });
  const write = (view: View<never>, id: string, document: object) =>
    documents.apply(view.name, [{ id, position: 1, document: document as Record<string, unknown> }]);
  const person = async (userId: string, reorgFiles: string): Promise<void> => {
    await write(suiteRunOwnerView as View<never>, userId, { ownerId: userId });
    const plan = { planId: 'none' };
    await write(userView as View<never>, userId, { userId, plan, settings: { ...defaultProfile, reorgFiles } });
  };
  const run = (runId: string, expiresFor: string | undefined, endedAt: string) =>
    write(suiteRunView as View<never>, runId, { runId, endedAt, ...(expiresFor ? { expiresFor } : {}) });
  const expired = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const runs of expiredRuns({ views }, now)) ids.push(...runs.map((one: SuiteRunDocument) => one.runId));
    return ids.toSorted();
  };
  return { person, run, expired };
};

describe('the expiry of runs', () => {
  it('follows the retention of files of their user, after the end of the run', async () => {
    const { person, run, expired } = await opened();
    await person('week', '7');
    await person('month', '30');
    await run('over', 'week', daysAgo(7));
    await run('not-yet', 'week', daysAgo(6.9));
    await run('month-not-yet', 'month', daysAgo(8));
    await run('month-over', 'month', daysAgo(31));
    await run('open', undefined, daysAgo(400));
    expect(await expired()).toEqual(['month-over', 'over']);
  });
});
