import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { fileDecider } from './file-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const fileId = 'f1';
const content = (sha256: string): ContentFacts => ({ sha256, size: 10, transactions: 1, references: [] });
const check = (sha256: string, reportSha256 = `report of ${sha256}`): CheckResult => ({
  contentSha256: sha256,
  reportSha256,
  errors: 0,
  warnings: 0,
  infos: 0,
});
const place = { fileId, environmentId: 'e1', environmentToken: 'sct', rbVersion: '2023', fileName: 'a.xml' } as const;

const create: FileCommand = {
  type: 'CreateFile',
  data: { ...place, direction: 'TS', origin: 'upload', content: content('one'), check: check('one') },
  at,
};
const created: FileEvent = {
  type: 'FileCreated',
  data: { ...place, direction: 'TS', origin: 'upload', content: content('one') },
};
const validated = (version: number, sha: string, report?: string): FileEvent => ({
  type: 'FileValidated',
  data: { fileId, contentVersion: version, result: check(sha, report) },
});
const received: FileEvent = {
  type: 'FileReceived',
  data: { ...place, content: content('one'), causedByFileId: 'f0', causedByTransferId: 't0' },
};
const change = (basedOn: number, sha: string, more = {}): FileCommand => ({
  type: 'ChangeFileContent',
  data: { fileId, basedOn, content: content(sha), check: check(sha), by: 'edit', ...more },
  at,
});
const changed = (contentVersion: number, sha: string): FileEvent => ({
  type: 'FileContentChanged',
  data: { fileId, contentVersion, content: content(sha), by: 'edit' },
});

const { given } = specFor(fileDecider);

describe('file', () => {
  it('is created with its first report', () => given().when(create).emits(created, validated(1, 'one')));
  it('is created once', () => given(created).when(create).refuses('file.alreadyExists'));
  it('accepts a new content with its report', () =>
    given(created, validated(1, 'one')).when(change(1, 'two')).emits(changed(2, 'two'), validated(2, 'two')));
  it('refuses a content based on an older version, and names both versions', () =>
    given(created, changed(2, 'two')).when(change(1, 'three')).refuses('file.contentStale', { yours: 1, current: 2 }));
  it('emits no event for the same content', () =>
    given(created, validated(1, 'one')).when(change(1, 'one')).emitsNothing());
  it('records a different report of the same content', () =>
    given(created, validated(1, 'one', 'older'))
      .when(change(1, 'one'))
      .emits(validated(1, 'one')));
  it('records that the text contains comments', () =>
    given(created, validated(1, 'one'))
      .when(change(1, 'two', { commentsShown: true }))
      .emits(changed(2, 'two'), { type: 'FileReportCommentsShown', data: { fileId } }, validated(2, 'two')));
  it('ignores a report of a replaced content', () =>
    given(created, changed(2, 'two'))
      .when({ type: 'ValidateFile', data: { fileId, contentVersion: 1, check: check('one') }, at })
      .emitsNothing());
  it('does not exist before it is created', () => given().when(change(1, 'two')).refuses('file.notFound'));
  it('is deleted once, and refuses changes while it is deleted', () => {
    const deleted: FileEvent = {
      type: 'FileDeleted',
      data: { fileId, environmentId: 'e1', rbVersion: '2023', restorableUntil: restorableUntil(at) },
    };
    const erase: FileCommand = { type: 'DeleteFile', data: { fileId }, at };
    given(created).when(erase).emits(deleted);
    given(created, deleted).when(erase).emitsNothing();
    given(created, deleted).when(change(1, 'two')).refuses('file.notFound');
  });
  it('is renamed and switched only where that changes something', () => {
    const rename = (fileName: string): FileCommand => ({ type: 'RenameFile', data: { fileId, fileName }, at });
    const turn = (direction: 'TS' | 'ST'): FileCommand => ({
      type: 'SwitchFileDirection',
      data: { fileId, direction },
      at,
    });
    given(created).when(rename('a.xml')).emitsNothing();
    given(created)
      .when(rename('b.xml'))
      .emits({ type: 'FileRenamed', data: { fileId, fileName: 'b.xml' } });
    given(created).when(turn('TS')).emitsNothing();
    given(created)
      .when(turn('ST'))
      .emits({ type: 'FileDirectionSwitched', data: { fileId, direction: 'ST' } });
  });
});

describe('answer of the test engine', () => {
  const turned: FileEvent = { type: 'FileDirectionSwitched', data: { fileId, direction: 'TS' } };

  it('cannot be edited', () => given(received).when(change(1, 'two')).refuses('file.answerReadOnly'));
  it('can be edited after its direction was switched', () =>
    given(received, turned).when(change(1, 'two')).emits(changed(2, 'two'), validated(2, 'two')));
  it('is delivered once', () =>
    given(received)
      .when({
        type: 'ReceiveFile',
        data: {
          ...place,
          content: content('one'),
          check: check('one'),
          causedByFileId: 'f0',
          causedByTransferId: 't0',
          ownerId: 'u1',
        },
        at,
      })
      .emitsNothing());
});

describe('expired file', () => {
  const untouchedSince = '2026-11-01T10:00:00.000Z';
  const until = '2026-11-27T10:00:00.000Z';
  const place = { fileId, environmentId: 'e1', rbVersion: '2023' } as const;
  const seen = { contentVersion: 1, fileName: 'a.xml', direction: 'TS' } as const;
  const expire: FileCommand = { type: 'ExpireFile', data: { fileId, untouchedSince, seen }, at };
  const expired: FileEvent = {
    type: 'FileExpired',
    data: { ...place, untouchedSince, restorableUntil: until },
  };
  const restore = (when: string): FileCommand => ({ type: 'RestoreFile', data: { fileId }, at: when });
  const restored: FileEvent = { type: 'FileRestored', data: place };
  const erase: FileCommand = { type: 'DeleteFile', data: { fileId }, at };
  const deletedForGood: FileEvent = { type: 'FileDeleted', data: place };
  const deleted: FileEvent = { type: 'FileDeleted', data: { ...place, restorableUntil: restorableUntil(at) } };

  it('is removed, and can be restored for seven days', () => given(created).when(expire).emits(expired));
  it('expires once', () => {
    given(created, expired).when(expire).emitsNothing();
    given(created, deleted).when(expire).emitsNothing();
    given().when(expire).refuses('file.notFound');
  });
  it.each<[string, FileEvent]>([
    ['got another text', changed(2, 'two')],
    ['got another name', { type: 'FileRenamed', data: { fileId, fileName: 'b.xml' } }],
    ['was switched', { type: 'FileDirectionSwitched', data: { fileId, direction: 'ST' } }],
  ])('is kept when it %s at the last moment', (_, touch) => given(created, touch).when(expire).emitsNothing());
  it('accepts only a restore', () => {
    given(created, expired).when(change(1, 'two')).refuses('file.notFound');
    given(created, expired).when(erase).refuses('file.notFound');
  });
  it('is restored in time, once', () => {
    given(created, expired).when(restore(until)).emits(restored);
    given(created, expired, restored).when(restore(until)).emitsNothing();
  });
  it('is restored with its previous state', () =>
    given(created, validated(1, 'one'), expired, restored)
      .when(change(1, 'two'))
      .emits(changed(2, 'two'), validated(2, 'two')));
  it('can be removed again after a restore', () => {
    given(created, expired, restored).when(expire).emits(expired);
    given(created, expired, restored).when(erase).emits(deleted);
  });
  it('is restored in time after its deletion, with its content and name', () => {
    given(created, deleted)
      .when(restore(restorableUntil(at)))
      .emits(restored);
    given(created, deleted, restored).when(restore(at)).emitsNothing();
    given(created, changed(2, 'two'), deleted, restored)
      .when(change(2, 'three'))
      .emits(changed(3, 'three'), validated(3, 'three'));
    given(created, deleted, restored).when(erase).emits(deleted);
  });
  it('is not restored after the restore period, nor where it was deleted in an older release or never existed', () => {
    given(created, deleted)
      .when(restore('2027-01-01T00:00:00.000Z'))
      .refuses('file.restoreTooLate', { until: restorableUntil(at) });
    given(created, expired).when(restore('2026-11-27T10:00:00.001Z')).refuses('file.restoreTooLate', { until });
    given(created, deletedForGood).when(restore(at)).refuses('file.notFound');
    given().when(restore(at)).refuses('file.notFound');
  });
});
