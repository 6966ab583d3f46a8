import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { type DueDocument, dueId, dueView } from '@clearbench/contracts/transfer/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { dueTransfers, forgetClockedEnvironments } from './due-transfers.ts';

const action: DueDocument = {
  transferId: 't1',
  answerId: 'a1',
  dueAt: '2027-03-02T09:00:20.000Z',
  environmentId: 'e1',
  memory: 0,
};

/** The progress of a process whose read models another process writes, and which has not learned of the change yet. */
const late = { active: (name: string) => name, position: () => 7, reached: async () => {} };

it('uses the clock of an environment from the notice of its change on', async () => {
  const documents = memoryDocumentStore(new Map());
  const views = readModels(documents, late, 0);
  const context = { views, log: memoryEventStore() } as unknown as Parameters<typeof dueTransfers>[0];
  await documents.prepare(simEnvView.name, simEnvView.shape);
  await documents.prepare(dueView.name, dueView.shape);
  const clockAt = async (instant: string, position: number) => {
    const document = { environmentId: 'e1', environmentName: 'E', clock: { kind: 'fixed', instant } };
    await documents.apply(simEnvView.name, [{ id: 'e1', position, document: document as unknown as SimEnvDocument }]);
  };
  await documents.apply(dueView.name, [{ id: dueId(action), position: 1, document: action }]);
  await clockAt('2027-03-02T09:00:00.000Z', 2);
  expect((await dueTransfers(context, '2027-03-02T12:00:00.000Z')).due).toEqual([]);

  await clockAt('2027-03-02T09:00:20.000Z', 8);
  forgetClockedEnvironments(views);
  expect((await dueTransfers(context, '2027-03-02T12:00:00.000Z')).due).toEqual([action]);
});
