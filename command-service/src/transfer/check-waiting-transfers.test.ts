import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { checkWaitingTransfers, mostWaitingTransfers } from './check-waiting-transfers.ts';

const now = '2026-11-20T10:00:00.000Z';
type Waiting = Pick<TransferDocument, 'requestedBy' | 'state' | 'requestedAt'>;
const waiting: Waiting = { requestedBy: 'ann', state: 'requested', requestedAt: '2026-11-20T09:30:00.000Z' };

const viewsWith = async (transfers: readonly Waiting[]) => {
  const documents = memoryDocumentStore();
  await documents.prepare(transferView.name, transferView.shape);
  await documents.apply(
    transferView.name,
    transfers.map((document, index) => ({ id: `t${index}`, position: index + 1, document })),
  );
  return readModels(documents, { active: (name) => name, position: () => 0, reached: async () => undefined });
};
const many = (transfer: Waiting, count: number): Waiting[] => Array.from({ length: count }, () => transfer);

describe('the files of an account that wait for the clearing', () => {
  it('are limited, for this account only', async () => {
    const views = await viewsWith(many(waiting, mostWaitingTransfers));
    await expect(checkWaitingTransfers(views, 'ann', now)).rejects.toMatchObject({
      errorKey: 'request.tooManyJobs',
      params: { limit: mostWaitingTransfers, seconds: 5 },
    });
    await expect(checkWaitingTransfers(views, 'bob', now)).resolves.toBeUndefined();
  });

  it('do not count once they are cleared, or where they have waited for more than an hour', async () => {
    const views = await viewsWith([
      ...many(waiting, mostWaitingTransfers - 1),
      ...many({ ...waiting, state: 'accepted' }, 50),
      ...many({ ...waiting, requestedAt: '2026-11-20T08:59:59.999Z' }, 50),
    ]);
    await expect(checkWaitingTransfers(views, 'ann', now)).resolves.toBeUndefined();
  });
});
