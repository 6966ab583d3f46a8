import { someUser } from '@clearbench/access/testing/people.fixture';
import { invitationView, type UserDocument, userView } from '@clearbench/contracts/user/views';
import { frozenClock } from '@clearbench/event-sourcing/clock';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import type { AnyMessage } from '@clearbench/event-sourcing/decider';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import { memoryCheckpointStore } from '@clearbench/stores/checkpoint-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { acceptInvitation, admitInvited } from './invitation-acceptance.ts';
import { invitationDecider } from './invitation-decider.ts';
import { type AdmissionCommand, trackInvitations } from './invitation-reactions.ts';
import { invitationStream } from './invitation-stream.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

const at = '2026-11-20T08:00:00.000Z';
const clock = frozenClock(at);
const metadata = (commandId: string) => ({ commandId, actor: 'test', correlationId: 'test' });
const sent = {
  invitationId: 'i1',
  email: 'uma@bank.example',
  language: 'en',
  planId: 'p1',
  environmentIds: ['e1'],
  linkId: 'l1',
  expiresAt: '2026-11-27T08:00:00.000Z',
};
const signedUp = { userId: 'u1', provider: 'company', subject: 'uma', displayName: 'Uma', emailVerified: false };

const setUp = async (email: string, differences: Partial<UserDocument> = {}) => {
  const [events, documents] = [memoryEventStore(), memoryDocumentStore()];
  const handle = commandHandler({ events });
  const parts = { handle, views: uncachedReadModels(documents), clock };
  const uma = { ...signedUp, email };
  await handle(userDecider, userStream('u1'), { type: 'SignUpUser', data: uma, at }, metadata('up'));
  await handle(invitationDecider, invitationStream('i1'), { type: 'SendInvitation', data: sent, at }, metadata('send'));
  const user = someUser('u1', { email, emailVerified: false, ...differences });
  await documents.apply(userView.name, [{ id: 'u1', position: 1, document: user }]);
  const invitation = { ...sent, until: '', state: 'open', sentAt: at };
  await documents.apply(invitationView.name, [{ id: 'i1', position: 2, document: invitation }]);
  const happened = async () => (await events.readStream(userStream('u1'))).map(({ type }) => type).slice(1);
  return { events, documents, parts, happened };
};

const everything = [
  'UserInvitationAccepted',
  'UserVerified',
  'UserApproved',
  'UserPlanAssigned',
  'UserEnvironmentsChanged',
];

describe('accepting an invitation', () => {
  it('applies it at once, and once', async () => {
    const { parts, happened } = await setUp('Uma@Bank.example');
    const accept = acceptInvitation(parts);
    await accept('i1', 'l1', 'u1');
    await accept('i1', 'l1', 'u1');
    expect(await happened()).toEqual(everything);
  });

  it('verifies no other address', async () => {
    const { parts, happened } = await setUp('uma@home.example');
    await acceptInvitation(parts)('i1', 'l1', 'u1');
    expect(await happened()).toEqual(everything.filter((type) => type !== 'UserVerified'));
  });

  it('changes nothing with an invalid link', async () => {
    const { parts, happened } = await setUp('uma@bank.example');
    await expect(acceptInvitation(parts)('i1', 'l0', 'u1')).rejects.toThrow('link.used');
    await expect(acceptInvitation(parts)('i2', 'l1', 'u1')).rejects.toThrow('invitation.notFound');
    expect(await happened()).toEqual([]);
  });

  it('is completed by the reaction after an interruption, without repetition', async () => {
    const { events, documents, parts, happened } = await setUp('uma@bank.example');
    const data = { invitationId: 'i1', linkId: 'l1', userId: 'u1' };
    const command = { type: 'AcceptInvitation', data, at } as const;
    await parts.handle(invitationDecider, invitationStream('i1'), command, metadata('accept'));
    expect(await happened()).toEqual([]);

    const checkpoints = memoryCheckpointStore();
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const admit = admitInvited(parts);
    const execute = async (ordered: AnyMessage, metadata: Parameters<typeof admit>[1]) => {
      await admit(ordered as AdmissionCommand, metadata);
      await admit(ordered as AdmissionCommand, metadata);
      resolve();
    };
    const reactor = startReactor({ reactions: [trackInvitations], events, documents, checkpoints, execute });
    await done;
    await reactor.stop();
    await acceptInvitation(parts)('i1', 'l1', 'u1');
    expect(await happened()).toEqual(everything);
  });

  it('does not affect a deleted user', async () => {
    const { parts } = await setUp('uma@bank.example');
    const noUser: AdmissionCommand = { type: 'AdmitInvited', data: { invitationId: 'i1', userId: 'u9', position: 1 } };
    await expect(admitInvited(parts)(noUser, metadata('x'))).resolves.toBeUndefined();
  });
});
