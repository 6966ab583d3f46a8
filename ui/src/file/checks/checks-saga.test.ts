import { Failure } from '@clearbench/contracts/failure';
import { sampleFinding, sampleReport } from '@clearbench/validator/report-export/testing/reports.fixture';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { blobStore } from '../upload/blob-store.ts';
import { kindOf } from '../upload/kind-of.ts';
import { type CheckPorts, checksSaga } from './checks-saga.ts';
import {
  type Check,
  checkingStopped,
  checksCleared,
  checksRequested,
  checksResumed,
  checksSlice,
  placeEntered,
} from './checks-slice.ts';
import { reportStore } from './report-store.ts';

const target = { environmentToken: 'sct', rbVersion: '2025' } as const;
const good = sampleReport([]);
const bad = sampleReport([sampleFinding()]);

const withProblem = (check: Check) => [
  check.name,
  check.status,
  ...(check.status === 'failed' ? [check.problem.errorKey] : []),
];

const checking = (changes: Partial<CheckPorts> = {}) => {
  let ids = 0;
  const blobs = blobStore(() => `c${++ids}`);
  const reports = reportStore();
  const bench = runningSaga(
    checksSaga({
      shelf: blobs,
      reports,
      checkText: async (_, name) => (name.startsWith('bad') ? bad : good),
      checkFile: async () => bad,
      unpack: async () => [],
      kindOf,
      largest: () => 1_000,
      ...changes,
    }),
    combineReducers({ fileChecks: checksSlice.reducer }),
  );
  bench.dispatch(placeEntered(target));
  const checks = () => bench.state().fileChecks.checks;
  const offered = (name: string, text = '<x/>') => ({ id: blobs.put(name, new Blob([text])).id, name });
  return {
    ...bench,
    reports,
    shelf: blobs,
    checks,
    offered,
    shown: () => checks().map(({ name, status }) => `${name} ${status}`),
    check: (...subjects: Parameters<typeof checksRequested>[0]['subjects'][number][]) =>
      bench.dispatch(checksRequested({ subjects })),
    settled: () =>
      until(() => checks().length > 0 && checks().every(({ status }) => !['waiting', 'checking'].includes(status))),
  };
};

describe('validating many files', () => {
  it('rejects what is neither XML nor a ZIP, as an upload does, and does not send it', async () => {
    const sent: string[] = [];
    const { check, offered, settled, checks } = checking({
      checkText: async (_, name) => {
        sent.push(name);
        return good;
      },
    });
    check(
      offered('picture.xml', '\u0089PNG\r\n'),
      offered('note.txt', 'a plain note'),
      offered('paper.pdf', '%PDF-1.7'),
    );
    check(offered('right.xml'));
    await settled();
    expect(checks().map(withProblem)).toEqual([
      ['picture.xml', 'failed', expect.stringMatching(/^file\./)],
      ['note.txt', 'failed', 'file.isText'],
      ['paper.pdf', 'failed', 'file.notXml'],
      ['right.xml', 'done'],
    ]);
    expect(sent).toEqual(['right.xml']);
  });

  it('opens an archive by its content, and does not open nested archives', async () => {
    const zip = 'PK\u0003\u0004 and more';
    const { check, offered, settled, checks } = checking({
      unpack: async () => [
        { name: 'in.xml', content: new Blob(['<x/>']) },
        { name: 'again.zip', content: new Blob([zip]) },
      ],
    });
    check(offered('no-ending', zip));
    await settled();
    expect(checks().map(withProblem)).toEqual([
      ['in.xml', 'done'],
      ['again.zip', 'failed', 'upload.archiveNested'],
    ]);
  });

  it('validates texts against the chosen environment and stored files against their own, two at a time', async () => {
    let [together, most] = [0, 0];
    const calls: string[] = [];
    const { check, offered, settled, shown, reports, checks } = checking({
      checkText: async (where, name) => {
        calls.push(`${where.environmentToken} ${name}`);
        together += 1;
        most = Math.max(most, together);
        await new Promise((resolve) => setTimeout(resolve, 2));
        together -= 1;
        return name.startsWith('bad') ? bad : good;
      },
    });
    check(offered('a.xml'), offered('bad.xml'), offered('c.xml'), offered('d.xml'), {
      id: 'k',
      name: 'kept.xml',
      fileId: 'f1',
    });
    await settled();
    expect(most).toBe(2);
    expect(calls).toContain('sct bad.xml');
    expect(shown()).toEqual(['a.xml done', 'bad.xml done', 'c.xml done', 'd.xml done', 'kept.xml done']);
    expect(checks()[1]).toMatchObject({ summary: { errors: 1 } });
    expect(reports.get('k')).toEqual(bad);
  });

  it('unpacks archives and validates their content', async () => {
    const { check, offered, settled, shown } = checking({
      unpack: async () => ['a.xml', 'bad.xml'].map((name) => ({ name, content: new Blob(['<x']) })),
      largest: () => 2,
    });
    check(offered('all.zip', 'larger than a text may be'), offered('large.xml', '<xx'), offered('empty.xml', ''));
    await settled();
    await until(() => shown().length === 4);
    await settled();
    expect(shown()).toEqual(['a.xml done', 'bad.xml done', 'large.xml failed', 'empty.xml failed']);
  });

  it('stops, ignores late results, and resumes at the same place', async () => {
    let late: (() => void) | undefined;
    let calls = 0;
    const { check, offered, settled, shown, dispatch } = checking({
      checkText: () => {
        calls += 1;
        if (calls > 2) return Promise.resolve(good);
        return new Promise((resolve) => {
          late = () => resolve(bad);
        });
      },
    });
    check(offered('a.xml'), offered('b.xml'), offered('c.xml'));
    await until(() => calls === 2);
    dispatch(checkingStopped());
    late?.();
    await settled();
    expect(shown()).toEqual(['a.xml stopped', 'b.xml stopped', 'c.xml stopped']);
    dispatch(checksResumed());
    await settled();
    expect(shown()).toEqual(['a.xml done', 'b.xml done', 'c.xml done']);
    expect(calls).toBe(5);
  });

  it('stops when the daily limit is reached, and repeats only what can succeed', async () => {
    let left = 1;
    const { check, offered, settled, shown, dispatch } = checking({
      checkText: async () => {
        if (left-- > 0) return good;
        throw new Failure('plan.validationsUsedUp', { limit: 1 });
      },
    });
    check(offered('empty.xml', ''), offered('a.xml'), offered('b.xml'), offered('c.xml'), offered('d.xml'));
    await settled();
    expect(shown().slice(0, 2)).toEqual(['empty.xml failed', 'a.xml done']);
    expect(shown().filter((line) => line.endsWith('stopped')).length).toBeGreaterThan(0);
    left = 10;
    dispatch(checksResumed());
    await settled();
    expect(shown()).toEqual(['empty.xml failed', 'a.xml done', 'b.xml done', 'c.xml done', 'd.xml done']);
  });

  it('discards everything when the list is cleared or the environment changes', async () => {
    const { check, offered, settled, checks, reports, shelf, dispatch } = checking();
    check(offered('a.xml'));
    await settled();
    const id = checks()[0]?.id ?? '';
    expect(reports.get(id)).toEqual(good);
    const empty = offered('empty.xml', '');
    check(empty);
    await settled();
    expect(shelf.get(empty.id)).toBeDefined();
    dispatch(checksCleared());
    expect(shelf.get(empty.id)).toBeUndefined();
    expect(checks()).toEqual([]);
    expect(reports.get(id)).toBeUndefined();
  });
});
