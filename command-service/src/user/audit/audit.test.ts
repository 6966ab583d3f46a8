import type { NewEvent } from '@clearbench/contracts/event-envelope';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { type AuditIndexDocument, auditIndexBucket, auditIndexView, userView } from '@clearbench/contracts/user/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { userStream } from '../user-stream.ts';
import { type AuditQuestion, auditOf } from './audit.ts';

const ada = 'ada';
const account = userStream(ada);
const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 8, count)).toISOString();

type AuditText = {
  readonly stream: string;
  readonly type: string;
  readonly data: object;
  readonly actor?: string;
  readonly commandId?: string;
};

/** A log with one event per minute, and the read models of an audit. */
const auditOfEvents = async (...reported: readonly AuditText[]) => {
  const log = memoryEventStore();
  const acts = new Map<string, AuditIndexDocument>();
  const revisions = new Map<string, number>();
  for (const [index, { stream, type, data, actor = ada, commandId = `c${index}` }] of reported.entries()) {
    const metadata = { at: minute(index), actor, commandId, correlationId: '', causationId: '' };
    const event: NewEvent = { id: `e${index}`, type, schema: 1, data, metadata };
    const { revision, position } = await log.append(stream, revisions.get(stream) ?? 0, [event]);
    revisions.set(stream, revision);
    const bucket = Math.floor(position / auditIndexBucket);
    const id = `${actor}:${bucket}`;
    const before = acts.get(id) ?? { actor, bucket, positions: [], firstAt: metadata.at, lastAt: '' };
    acts.set(id, { ...before, positions: [...before.positions, position], lastAt: metadata.at });
  }
  const documents = memoryDocumentStore();
  await documents.prepare(auditIndexView.name, auditIndexView.shape);
  await documents.prepare(userView.name, userView.shape);
  await documents.apply(
    auditIndexView.name,
    [...acts].map(([id, document], at) => ({ id, position: at + 1, document })),
  );
  await documents.apply(userView.name, [{ id: 'root', position: 1, document: { displayName: 'Ida Admin' } }]);
  const audit = auditOf(log, uncachedReadModels(documents));
  const read = async (question: Partial<AuditQuestion> = {}): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for await (const entry of audit.entries({ userId: ada, ...question })) entries.push(entry);
    return entries;
  };
  return { audit, read, types: async (question = {}) => (await read(question)).map(({ type }) => type) };
};

const signUp = {
  userId: ada,
  provider: 'demo',
  subject: 's',
  email: 'ada@x.example',
  displayName: 'Ada',
  emailVerified: true,
};
const events: readonly AuditText[] = [
  { stream: account, type: 'UserSignedUp', data: signUp },
  { stream: 'user-bob', type: 'UserSignedUp', data: { ...signUp, userId: 'bob' }, actor: 'bob' },
  { stream: account, type: 'UserApproved', data: { userId: ada }, actor: 'root' },
  { stream: 'file-1', type: 'FileCreated', data: { fileId: 'f1', fileName: 'first.xml', direction: 'TS' } },
  { stream: 'file-1', type: 'FileRenamed', data: { fileId: 'f1', fileName: 'better.xml' } },
  { stream: account, type: 'UserPlanAssigned', data: { userId: ada, planId: 'trial', from: minute(5) }, actor: 'root' },
  { stream: 'user-bob', type: 'UserApproved', data: { userId: 'bob' } },
];

describe('audit of a user', () => {
  it("contains exactly the user's actions and the actions on the user, newest first", async () => {
    const { types } = await auditOfEvents(...events);
    expect(await types()).toEqual([
      'UserApproved',
      'UserPlanAssigned',
      'FileRenamed',
      'FileCreated',
      'UserApproved',
      'UserSignedUp',
    ]);
  });

  it('contains actor, object and previous values', async () => {
    const { read } = await auditOfEvents(...events);
    const [, planned, renamed] = await read();
    expect(planned).toMatchObject({
      kind: 'account',
      by: { actor: 'root', name: 'Ida Admin' },
      about: 'Ada',
      changes: [{ field: 'plan', after: 'trial' }],
    });
    expect(renamed).toMatchObject({
      kind: 'file',
      by: { actor: ada },
      about: 'better.xml',
      changes: [{ field: 'fileName', before: 'first.xml', after: 'better.xml' }],
    });
  });

  it('names created and revoked access tokens', async () => {
    const token = (tokenId: string, lastFour: string) => ({ userId: ada, tokenId, lastFour });
    const about = (type: string, data: object): AuditText => ({ stream: account, type, data });
    const { read } = await auditOfEvents(
      ...events.slice(0, 1),
      about('UserTokenCreated', token('t1', 'abcd')),
      about('UserTokenCreated', token('t2', 'efgh')),
      about('UserTokenUsed', { userId: ada, tokenId: 't1', day: '2026-11-20' }),
      about('UserTokenRevoked', token('t1', 'abcd')),
    );
    const field = 'accessTokens';
    expect((await read()).slice(0, 4)).toMatchObject([
      { kind: 'account', changes: [{ field, before: 'cb_…abcd, cb_…efgh', after: 'cb_…efgh' }] },
      { changes: [] },
      { changes: [{ field, before: 'cb_…abcd', after: 'cb_…abcd, cb_…efgh' }] },
      { changes: [{ field, after: 'cb_…abcd' }] },
    ]);
  });

  it('is read by kind, by period and page by page', async () => {
    const { read, types } = await auditOfEvents(...events);
    expect(await types({ kinds: ['file'] })).toEqual(['FileRenamed', 'FileCreated']);
    expect(await types({ from: minute(3), to: minute(5) })).toEqual(['FileRenamed', 'FileCreated']);
    const [first, second] = await read();
    expect(await types({ before: second?.position })).toEqual([
      'FileRenamed',
      'FileCreated',
      'UserApproved',
      'UserSignedUp',
    ]);
    expect(first?.position).toBeGreaterThan(second?.position ?? 0);
  });

  it('omits the validation of a saved text', async () => {
    const created = { stream: 'file-1', type: 'FileCreated', data: { fileId: 'f1' }, commandId: 'create' };
    const checked = { ...created, type: 'FileValidated' };
    const { types } = await auditOfEvents(...events.slice(0, 1), created, checked, { ...checked, commandId: 'check' });
    expect(await types()).toEqual(['FileValidated', 'FileCreated', 'UserSignedUp']);
  });

  it('spans a long log with events of others', async () => {
    const noise = (index: number): AuditText => ({
      stream: `file-${index}`,
      type: 'FileCreated',
      data: {},
      actor: 'bob',
    });
    const long = Array.from({ length: 3 * auditIndexBucket }, (_, index) => noise(index));
    const { types } = await auditOfEvents(...events, ...long, { stream: 'file-x', type: 'FileCreated', data: {} });
    expect(await types()).toHaveLength(7);
    expect(await types({ from: minute(7) })).toEqual(['FileCreated']);
  });

  it('returns the account at an instant', async () => {
    const { audit } = await auditOfEvents(...events, {
      stream: account,
      type: 'UserDeleted',
      data: { userId: ada, by: 'self' },
    });
    expect(await audit.asOf(ada, minute(1))).toMatchObject({ displayName: 'Ada', approvedState: 'UNKNOWN' });
    expect(await audit.asOf(ada, minute(5))).toMatchObject({ approvedState: 'APPROVED', plan: 'trial' });
    expect(await audit.asOf(ada, minute(60))).toEqual({});
  });

  it('is empty for an unknown user', async () => {
    const { audit } = await auditOfEvents(...events);
    await expect(audit.asOf('nobody', minute(1))).rejects.toMatchObject({ errorKey: 'user.notFound' });
  });
});
