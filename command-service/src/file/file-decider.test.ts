import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import { specFor } from '@clearbench/event-sourcing/given-when';
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

describe('a file', () => {
  it('is created with its first check', () => given().when(create).emits(created, validated(1, 'one')));
  it('is created once', () => given(created).when(create).refuses('file.alreadyExists'));
  it('takes a new content and its check', () =>
    given(created, validated(1, 'one')).when(change(1, 'two')).emits(changed(2, 'two'), validated(2, 'two')));
  it('refuses a content based on an older one and names both', () =>
    given(created, changed(2, 'two')).when(change(1, 'three')).refuses('file.contentStale', { yours: 1, current: 2 }));
  it('takes the same content for no news', () =>
    given(created, validated(1, 'one')).when(change(1, 'one')).emitsNothing());
  it('keeps what another check of the same content found', () =>
    given(created, validated(1, 'one', 'older'))
      .when(change(1, 'one'))
      .emits(validated(1, 'one')));
  it('remembers that findings stand in the text', () =>
    given(created, validated(1, 'one'))
      .when(change(1, 'two', { commentsShown: true }))
      .emits(changed(2, 'two'), { type: 'FileReportCommentsShown', data: { fileId } }, validated(2, 'two')));
  it('ignores a check of a content that was replaced meanwhile', () =>
    given(created, changed(2, 'two'))
      .when({ type: 'ValidateFile', data: { fileId, contentVersion: 1, check: check('one') }, at })
      .emitsNothing());
  it('is not there before it was created', () => given().when(change(1, 'two')).refuses('file.notFound'));
  it('is gone once deleted, and deleting again is no news', () => {
    const deleted: FileEvent = { type: 'FileDeleted', data: { fileId, environmentId: 'e1', rbVersion: '2023' } };
    const erase: FileCommand = { type: 'DeleteFile', data: { fileId }, at };
    given(created).when(erase).emits(deleted);
    given(created, deleted).when(erase).emitsNothing();
    given(created, deleted).when(change(1, 'two')).refuses('file.notFound');
  });
  it('is renamed and turned round only when that changes something', () => {
    const rename = (fileName: string): FileCommand => ({ type: 'RenameFile', data: { fileId, fileName }, at });
    const turn = (direction: 'TS' | 'ST'): FileCommand => ({ type: 'TurnFileRound', data: { fileId, direction }, at });
    given(created).when(rename('a.xml')).emitsNothing();
    given(created)
      .when(rename('b.xml'))
      .emits({ type: 'FileRenamed', data: { fileId, fileName: 'b.xml' } });
    given(created).when(turn('TS')).emitsNothing();
    given(created)
      .when(turn('ST'))
      .emits({ type: 'FileTurnedRound', data: { fileId, direction: 'ST' } });
  });
});

describe('an answer of the engine', () => {
  const turned: FileEvent = { type: 'FileTurnedRound', data: { fileId, direction: 'TS' } };

  it('stays as it came', () => given(received).when(change(1, 'two')).refuses('file.receivedIsFixed'));
  it('can be edited once turned round', () =>
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

describe('a file whose time is over', () => {
  const untouchedSince = '2026-11-01T10:00:00.000Z';
  const until = '2026-11-27T10:00:00.000Z';
  const place = { fileId, environmentId: 'e1', rbVersion: '2023' } as const;
  const seen = { contentVersion: 1, fileName: 'a.xml', direction: 'TS' } as const;
  const reorganise: FileCommand = { type: 'ReorganiseFile', data: { fileId, untouchedSince, seen }, at };
  const reorganised: FileEvent = {
    type: 'FileReorganised',
    data: { ...place, untouchedSince, restorableUntil: until },
  };
  const restore = (when: string): FileCommand => ({ type: 'RestoreFile', data: { fileId }, at: when });
  const restored: FileEvent = { type: 'FileRestored', data: place };
  const erase: FileCommand = { type: 'DeleteFile', data: { fileId }, at };
  const deleted: FileEvent = { type: 'FileDeleted', data: place };

  it('is removed, and can be brought back for seven days', () => given(created).when(reorganise).emits(reorganised));
  it('is removed once', () => {
    given(created, reorganised).when(reorganise).emitsNothing();
    given(created, deleted).when(reorganise).emitsNothing();
    given().when(reorganise).refuses('file.notFound');
  });
  it.each<[string, FileEvent]>([
    ['got another text', changed(2, 'two')],
    ['got another name', { type: 'FileRenamed', data: { fileId, fileName: 'b.xml' } }],
    ['was turned round', { type: 'FileTurnedRound', data: { fileId, direction: 'ST' } }],
  ])('stays when it %s in the last moment', (_, touch) => given(created, touch).when(reorganise).emitsNothing());
  it('is not there for anything but bringing it back', () => {
    given(created, reorganised).when(change(1, 'two')).refuses('file.notFound');
    given(created, reorganised).when(erase).refuses('file.notFound');
  });
  it('is brought back in time, once', () => {
    given(created, reorganised).when(restore(until)).emits(restored);
    given(created, reorganised, restored).when(restore(until)).emitsNothing();
  });
  it('comes back as it was', () =>
    given(created, validated(1, 'one'), reorganised, restored)
      .when(change(1, 'two'))
      .emits(changed(2, 'two'), validated(2, 'two')));
  it('can be removed again after it came back', () => {
    given(created, reorganised, restored).when(reorganise).emits(reorganised);
    given(created, reorganised, restored).when(erase).emits(deleted);
  });
  it('is not brought back when it is too late, nor when it was deleted by hand or never there', () => {
    given(created, reorganised).when(restore('2026-11-27T10:00:00.001Z')).refuses('file.restoreTooLate', { until });
    given(created, deleted).when(restore(at)).refuses('file.notFound');
    given().when(restore(at)).refuses('file.notFound');
  });
});
