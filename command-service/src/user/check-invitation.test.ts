import { invitationView } from '@clearbench/contracts/user/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { checkInvitation } from './check-invitation.ts';

const invitation = {
  invitationId: 'i1',
  email: 'ada@x.example',
  language: 'en',
  planId: '',
  until: '',
  environmentIds: [],
  state: 'open',
  linkId: 'second',
  expiresAt: '2026-12-01T00:00:00.000Z',
  sentAt: '2026-11-20T00:00:00.000Z',
} as const;

const checked = async (state: 'open' | 'accepted' | 'withdrawn', linkId: string, isSignedIn: boolean) => {
  const documents = memoryDocumentStore();
  await documents.prepare(invitationView.name, invitationView.shape);
  await documents.apply(invitationView.name, [{ id: 'i1', position: 1, document: { ...invitation, state } }]);
  return checkInvitation({ views: uncachedReadModels(documents) })('i1', linkId, isSignedIn);
};

describe('check of an invitation', () => {
  it.each([false, true])('passes for an open one with its newest link (signed in: %s)', async (isSignedIn) =>
    expect(await checked('open', 'second', isSignedIn)).toBeUndefined(),
  );

  it.each([
    ['open', 'first', false],
    ['withdrawn', 'second', false],
    ['withdrawn', 'second', true],
    ['accepted', 'second', false],
  ] as const)('fails for one that is %s, with the %s link (signed in: %s)', async (state, linkId, isSignedIn) =>
    expect(checked(state, linkId, isSignedIn)).rejects.toMatchObject({ errorKey: 'link.used' }),
  );

  it('is left to the acceptance where the visitor may have accepted it', async () =>
    expect(await checked('accepted', 'second', true)).toBeUndefined());

  it('is left to the acceptance where the invitation is unknown', async () => {
    const documents = memoryDocumentStore();
    await documents.prepare(invitationView.name, invitationView.shape);
    expect(await checkInvitation({ views: uncachedReadModels(documents) })('i2', 'second', false)).toBeUndefined();
  });
});
