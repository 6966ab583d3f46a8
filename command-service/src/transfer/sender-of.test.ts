import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { userView } from '@clearbench/contracts/user/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { noSender } from '../profile-of.ts';
import { senderOf } from './sender-of.ts';

const settings = { ...defaultProfile, bic: 'ZYDODEF0' };

const after = async (...types: string[]) => {
  const log = memoryEventStore();
  for (const [revision, type] of types.entries()) {
    const metadata = {
      at: '2026-11-20T08:00:00.000Z',
      actor: 'ada',
      commandId: '',
      correlationId: '',
      causationId: '',
    };
    await log.append('user-ada', revision, [{ id: `e${revision}`, type, schema: 1, data: {}, metadata }]);
  }
  const documents = memoryDocumentStore();
  await documents.prepare(userView.name, userView.shape);
  await documents.apply(userView.name, [{ id: 'bob', position: 1, document: { settings } }]);
  return { log, views: uncachedReadModels(documents) };
};

describe('sender of a file', () => {
  it('has the settings of the user', async () => expect(await senderOf(await after(), 'bob')).toEqual(settings));
  it('has default settings once the user is deleted: the file is still cleared', async () =>
    expect(await senderOf(await after('UserSignedUp', 'UserDeleted'), 'ada')).toBe(noSender));
  it('is waited for while the read models do not contain the user yet', async () =>
    await expect(senderOf(await after('UserSignedUp'), 'ada')).rejects.toMatchObject({
      errorKey: 'projection.behind',
    }));
});
