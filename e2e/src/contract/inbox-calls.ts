import type { BenchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { until } from '../client/until.ts';
import type { Input } from './described-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
type Created = { readonly vipFileSummary: { readonly fileId: string } };
type Inbox = { readonly items: readonly { readonly messageId: string }[] };

const environmentToken = 'inst';

/** Calls the routes about the inbox of a participant, with an instant payment of the tester to himself. */
export const inboxCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const values = { fields: {}, groups: {} };
  const body = { templateName: 'inst-credit-transfer', envToken: environmentToken, rbVersion: '2025', values };
  const { vipFileSummary } = await done<Created>(admin, 'importTemplate', { body });
  const path = { fileId: vipFileSummary.fileId };
  const { content = '' } = await done<{ content?: string }>(admin, 'readFile', { path });
  const bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
  await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
  await done(admin, 'claimParticipant', { path: { environmentToken, bic } });
  await done(admin, 'sendFile', { path, query: { action: 'send' } });
  const { messageId } = await until(async () => {
    const inbox = await done<Inbox>(admin, 'readInbox', { path: { environmentToken } });
    return inbox.items[0];
  });
  await done(admin, 'answerDelivery', { path: { environmentToken, messageId }, body: { action: 'accept' } });
  await saveParticipants(admin, environmentToken, []);
};
