import type { FileEvent } from '@clearbench/contracts/file/events';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { fileCounts } from './file-counts.ts';
import { fileDetails } from './file-detail.ts';
import { fileList } from './file-list.ts';
import { fileOwners } from './file-owners.ts';
import { fileVersions } from './file-versions.ts';

const fileId = 'f1';
const content = (sha256: string, more: Partial<ContentFacts> = {}): ContentFacts => ({
  sha256,
  size: 10,
  messageType: 'pacs.008.001.08',
  messageId: 'MSG1',
  transactions: 1,
  totalAmount: '10.00',
  references: ['MSG1', 'E2E1'],
  ...more,
});
const place = { fileId, environmentId: 'e1', environmentToken: 'sct', rbVersion: '2025', fileName: 'a.xml' } as const;
const created: FileEvent = {
  type: 'FileCreated',
  data: { ...place, direction: 'TS', origin: 'upload', content: content('one') },
};
const changed = (contentVersion: number, facts: ContentFacts): FileEvent => ({
  type: 'FileContentChanged',
  data: { fileId, contentVersion, content: facts, by: 'edit' },
});
const checked = (errors: number, warnings = 0): FileEvent => ({
  type: 'FileValidated',
  data: { fileId, contentVersion: 1, result: { contentSha256: 'one', reportSha256: 'r', errors, warnings, infos: 0 } },
});
const deleted: FileEvent = { type: 'FileDeleted', data: { fileId, environmentId: 'e1', rbVersion: '2025' } };
const requested = (transferId: string): TransferEvent => ({
  type: 'TransferRequested',
  data: { ...place, transferId, contentVersion: 1, sha256: 'one', requestedBy: 'u1' },
});
const settled = (transferId: string): TransferEvent => ({ type: 'TransferSettled', data: { transferId, fileId } });
const closed = (transferId: string): TransferEvent => ({ type: 'TransferClosed', data: { transferId, fileId } });
const untouchedSince = '2026-01-01T00:00:00.000Z';
const restorableUntil = '2026-02-01T00:00:00.000Z';
const expired: FileEvent = {
  type: 'FileExpired',
  data: { fileId, environmentId: 'e1', rbVersion: '2025', untouchedSince, restorableUntil },
};
const restored: FileEvent = { type: 'FileRestored', data: { fileId, environmentId: 'e1', rbVersion: '2025' } };
const rejected = (transferId: string): TransferEvent => ({
  type: 'TransferRejected',
  data: {
    transferId,
    fileId,
    verdict: {
      groupStatus: 'RJCT',
      fileCode: 'A00',
      bulkCode: 'B08',
      counts: { transactions: 1, accepted: 0, rejected: 1 },
      reasons: [],
    },
  },
});

describe('file list', () => {
  const { given } = projectionSpec(fileList);
  const row = (...events: (FileEvent | TransferEvent)[]) => given(...events).document(fileId);

  it('has a row for a file, with its search text', () =>
    expect(row(created)).toMatchObject({
      fileName: 'a.xml',
      messageType: 'pacs.008.001.08',
      transferState: '',
      search: 'a.xml MSG1 E2E1',
    }));
  it('takes facts from a new content, and drops those of the old one', () => {
    const after = row(created, changed(2, { sha256: 'two', size: 5, transactions: 0, references: [] }));
    expect(after).toMatchObject({ contentVersion: 2, size: 5, messageType: '', sha256: 'two', search: 'a.xml ' });
    expect(after).not.toHaveProperty('totalAmount');
  });
  it('distinguishes valid, warned and invalid files', () => {
    expect(row(created, checked(0))).toMatchObject({ validity: 'valid' });
    expect(row(created, checked(0, 2))).toMatchObject({ validity: 'warnings', warnings: 2 });
    expect(row(created, checked(1, 2))).toMatchObject({ validity: 'invalid', errors: 1 });
  });
  it('follows the newest transfer only', () => {
    expect(row(created, requested('t1'), requested('t2'), settled('t1'))).toMatchObject({ transferState: 'requested' });
    expect(row(created, requested('t1'), requested('t2'), settled('t2'))).toMatchObject({ transferState: 'settled' });
  });
  it('keeps the verdict of the newest transfer until the file is sent again', () => {
    const sent = [created, requested('t1'), rejected('t1'), closed('t1')];
    expect(row(created, requested('t1'))).toMatchObject({ verdict: '' });
    expect(row(...sent)).toMatchObject({ transferState: 'closed', verdict: 'rejected' });
    expect(row(...sent, requested('t2'))).toMatchObject({ transferState: 'requested', verdict: '' });
    expect(row(...sent, requested('t2'), rejected('t1'))).toMatchObject({ verdict: '' });
  });
  it('has no row for a deleted file, whatever its transfers still do', () =>
    expect(row(created, requested('t1'), deleted, settled('t1'))).toBeUndefined());
});

describe('file detail', () => {
  const { given } = projectionSpec(fileDetails);
  it('has the hashes of the text and its report', () =>
    expect(given(created, checked(0)).document(fileId)).toMatchObject({
      content: { sha256: 'one' },
      check: { reportSha256: 'r' },
    }));
  it('keeps them through a transfer', () =>
    expect(given(created, checked(0), requested('t1')).document(fileId)).toMatchObject({
      summary: { transferState: 'requested', transferId: 't1' },
      content: { sha256: 'one' },
      check: { reportSha256: 'r' },
    }));
});

describe('versions and counts', () => {
  it('keep every content of a file', () => {
    const { given } = projectionSpec(fileVersions);
    expect(given(created, changed(2, content('two'))).document('f1:00000001')).toMatchObject({
      sha256: 'one',
      by: 'upload',
    });
    expect(given(created, changed(2, content('two'))).document('f1:00000002')).toMatchObject({
      sha256: 'two',
      by: 'edit',
    });
  });
  it('contain the validation result and the number of transfers of each version', () => {
    const { given } = projectionSpec(fileVersions);
    const events = [created, checked(3, 2), requested('t1'), requested('t2'), changed(2, content('two'))];
    expect(given(...events).document('f1:00000001')).toMatchObject({
      validation: { errors: 3, warnings: 2, infos: 0 },
      sent: { times: 2, transferId: 't2' },
    });
    const next = given(...events).document('f1:00000002');
    expect(next).not.toHaveProperty('validation');
    expect(next).not.toHaveProperty('sent');
  });
  it('count the files of an environment', () => {
    const { given } = projectionSpec(fileCounts);
    expect(given(created, created).document('e1')).toEqual({ total: 2, byRbVersion: { 2025: 2 } });
    expect(given(created, created, deleted).document('e1')).toEqual({ total: 1, byRbVersion: { 2025: 1 } });
  });
});

describe('expired file', () => {
  const { given } = projectionSpec(fileList);
  const row = (...events: (FileEvent | TransferEvent)[]) => given(...events).document(fileId);

  it('moves to the removed files of its environment, and back with its data', () => {
    const before = row(created, checked(1), requested('t1'), closed('t1'));
    expect(before).toMatchObject({ shelf: 'e1' });
    const away = row(created, checked(1), requested('t1'), closed('t1'), expired);
    expect(away).toMatchObject({ envId: 'e1', shelf: 'removed from e1', clearedFor: '', restorableUntil });
    const back = row(created, checked(1), requested('t1'), closed('t1'), expired, restored);
    const { changedAt: _, touchedAt: __, ...same } = before ?? ({} as NonNullable<typeof before>);
    expect(back).toMatchObject({ ...same });
    expect(back).not.toHaveProperty('restorableUntil');
  });
  it('keeps its text and its report in the detail', () =>
    expect(projectionSpec(fileDetails).given(created, checked(0), expired).document(fileId)).toMatchObject({
      stay: { restorableUntil },
      content: { sha256: 'one' },
      check: { reportSha256: 'r' },
    }));
  it('keeps the user who deleted it until it is restored', () => {
    const deletedNow: FileEvent = { ...deleted, data: { ...deleted.data, restorableUntil } } as FileEvent;
    const away = row(created, checked(1), deletedNow);
    expect(away).toMatchObject({ shelf: 'removed from e1', clearedFor: '', restorableUntil });
    expect(away?.deletedBy).toBeDefined();
    const back = row(created, checked(1), deletedNow, restored);
    expect(back).toMatchObject({ shelf: 'e1', errors: 1 });
    expect(back).not.toHaveProperty('deletedBy');
    expect(row(created, deleted)).toBeUndefined();
  });
  it('does not count while it is removed', () => {
    const counts = projectionSpec(fileCounts);
    expect(counts.given(created, expired).document('e1')).toEqual({ total: 0, byRbVersion: { 2025: 0 } });
    expect(counts.given(created, expired, restored).document('e1')).toEqual({ total: 1, byRbVersion: { 2025: 1 } });
  });
  it('has no expiring owner while a transfer is open', () => {
    const owned = row(created)?.clearedFor;
    expect(owned).not.toBe('');
    expect(row(created, requested('t1'), requested('t2'), closed('t2'))).toMatchObject({ clearedFor: '' });
    expect(row(created, requested('t1'), requested('t2'), closed('t2'), closed('t1'))).toMatchObject({
      clearedFor: owned,
    });
  });
});

describe('last change of a file', () => {
  const { given } = projectionSpec(fileList);
  const later = '2026-05-05T05:05:05.000Z';
  const touchedAt = (event: FileEvent | TransferEvent) =>
    given(created, requested('t1'), { ...event, metadata: { at: later } }).document(fileId)?.touchedAt;

  it.each<[string, FileEvent | TransferEvent]>([
    ['a new text', changed(2, content('two'))],
    ['a new name', { type: 'FileRenamed', data: { fileId, fileName: 'b.xml' } }],
    ['another direction', { type: 'FileDirectionSwitched', data: { fileId, direction: 'ST' } }],
    ['a sending', requested('t2')],
    ['a word of the clearing', rejected('t1')],
    ['its return', restored],
  ])('is %s', (_, event) => expect(touchedAt(event)).toBe(later));
  it.each<[string, FileEvent]>([
    ['a check', checked(1)],
    ['its removal', expired],
  ])('is not %s', (_, event) => expect(touchedAt(event)).toBe('2026-01-02T03:04:05.000Z'));
});

describe('owner of a file', () => {
  const { given } = projectionSpec(fileList);
  const answer = (more = {}): FileEvent => ({
    type: 'FileReceived',
    data: { ...place, content: content('one'), causedByFileId: 'f0', causedByTransferId: 't0', ...more },
  });

  it('is the sender of the original file for an answer; empty in older events', () => {
    expect(given(answer({ ownerId: 'u7' })).document(fileId)).toMatchObject({ ownerId: 'u7', clearedFor: 'u7' });
    expect(given(answer()).document(fileId)).toMatchObject({ ownerId: '', clearedFor: '' });
  });
  it('is kept after files and accounts are deleted', () => {
    const owners = projectionSpec(fileOwners);
    expect(owners.given(answer({ ownerId: 'u7' }), deleted).document('u7')).toEqual({ ownerId: 'u7' });
    expect(owners.given(answer()).document('')).toBeUndefined();
  });
});
