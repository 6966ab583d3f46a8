import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed as noticed } from '../live/live-actions.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { editSaga } from './edit-saga.ts';
import { changedByOthers, editSlice, isUnsaved } from './edit-state.ts';

type Form = { readonly name: string; readonly size: number };
type Stored = Form & { readonly version: number };

const slice = editSlice<Stored, Form>('thing');
const { opened, begun, left, read, failed, changed, saveFailed, saveRequested, saveSucceeded, overtaken } =
  slice.actions;
const { removeRequested } = slice.actions;
const notice = noticed({ topic: 'thing', id: 't1', revision: 1 });
const initial: Form = { name: '', size: 0 };

const bench = (stored: Stored, refusal?: Failure, resets = false) => {
  const server = { stored, refusal, gone: false, answers: (): Promise<void> => Promise.resolve() };
  const did: unknown[] = [];
  const saga = editSaga(
    slice,
    {
      topic: 'thing',
      errors: { stale: 'plan.stale', notFound: 'plan.notFound' },
      initial,
      read: async () => {
        await server.answers();
        if (server.gone) throw new Failure('plan.notFound');
        return server.stored;
      },
      save: async (shown: Form, based, draft) => {
        if (server.refusal) throw server.refusal;
        did.push(['save', draft, based?.version]);
        server.stored = { ...shown, version: server.stored.version + 1 };
        return 't1';
      },
      remove: async (_, how) => did.push(['remove', how]),
      created: (id) => did.push(['created', id]),
      removed: () => did.push(['removed']),
      resets,
    },
    1,
  );
  return { server, did, ...runningSaga(saga, combineReducers({ thing: slice.reducer })) };
};

describe('the resource on an edit page', () => {
  it('saves the changed fields, based on the version that was shown', async () => {
    const { dispatch, seen, state, did } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'new', size: 1 }));
    expect(state().thing.draft).toEqual({ name: 'new' });
    dispatch(saveRequested());
    await seen(saveSucceeded.type);
    expect(did).toEqual([['save', { name: 'new' }, 3]]);
    expect(state().thing).toMatchObject({ draft: {}, saved: true, stored: { version: 4, name: 'new' } });
  });

  it('would lose a change only where the user changed something that is not saved', async () => {
    const { dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 });
    const unsaved = (): boolean => isUnsaved(state().thing);
    dispatch(begun({ name: 'what it begins with' }));
    expect(unsaved()).toBe(false);
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'new' }));
    expect(unsaved()).toBe(true);
    dispatch(changed({ name: 'old', size: 1 }));
    expect(unsaved()).toBe(false);
    dispatch(changed({ name: 'new' }));
    dispatch(saveRequested());
    expect(unsaved()).toBe(false);
    await seen(saveSucceeded.type);
    expect(unsaved()).toBe(false);
  });

  it('keeps changes made while it is being saved', async () => {
    const { dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'new' }));
    dispatch(saveRequested());
    dispatch(changed({ name: 'newer', size: 2 }));
    await seen(saveSucceeded.type);
    expect(state().thing).toMatchObject({
      draft: { name: 'newer', size: 2 },
      saved: false,
      stored: { version: 4, name: 'new', size: 1 },
    });
  });

  it('keeps the changes when another user saved first, and reports what they changed', async () => {
    const { dispatch, seen, state, server } = bench({ version: 3, name: 'old', size: 1 }, new Failure('plan.stale'));
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'mine' }));
    server.stored = { version: 4, name: 'theirs', size: 2 };
    dispatch(saveRequested());
    await seen(overtaken.type);
    expect(state().thing).toMatchObject({ draft: { name: 'mine' }, saving: false });
    expect(changedByOthers(state().thing, ['name', 'size'])).toEqual(['name', 'size']);
  });

  it('reports changes by others compared with the version shown at the first change', async () => {
    const { server, dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'mine' }));
    server.stored = { version: 4, name: 'old', size: 2 };
    dispatch(notice);
    await seen(read.type, 2);
    server.stored = { version: 5, name: 'old', size: 7 };
    dispatch(notice);
    await seen(read.type, 3);
    expect(state().thing).toMatchObject({ basis: { size: 1 }, stored: { size: 7 }, draft: { name: 'mine' } });
    expect(changedByOthers(state().thing, ['name', 'size'])).toEqual(['size']);
  });

  it('drops a change that another user has saved meanwhile', async () => {
    const { server, dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ size: 2 }));
    server.stored = { version: 4, name: 'old', size: 2 };
    dispatch(notice);
    await seen(read.type, 2);
    expect(state().thing.draft).toEqual({});
  });

  it('takes the notice of its own change for no change by others', async () => {
    const { dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ size: 2 }));
    dispatch(saveRequested());
    dispatch(notice);
    await seen(saveSucceeded.type);
    await seen(read.type, 2);
    expect(changedByOthers(state().thing, ['name', 'size'])).toEqual([]);
    expect(state().thing).toMatchObject({ saved: true, draft: {} });
  });

  it('keeps the reason of a refusal when other fields change meanwhile', async () => {
    const { dispatch, seen, state } = bench({ version: 3, name: 'old', size: 1 }, new Failure('plan.nameTaken'));
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(changed({ name: 'taken' }));
    dispatch(saveRequested());
    await seen(saveFailed.type);
    dispatch(notice);
    await seen(read.type, 2);
    expect(state().thing).toMatchObject({ draft: { name: 'taken' }, problem: { errorKey: 'plan.nameTaken' } });
    dispatch(changed({ name: 'free' }));
    expect(state().thing.problem).toBeUndefined();
  });

  it('follows changes by others silently without own changes, and reports a deletion', async () => {
    const { dispatch, seen, state, server } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    server.stored = { version: 4, name: 'theirs', size: 1 };
    dispatch(notice);
    await seen(read.type, 2);
    expect(changedByOthers(state().thing, ['name'])).toEqual([]);
    server.gone = true;
    dispatch(notice);
    await seen(failed.type);
    expect(state().thing.problem?.errorKey).toBe('plan.notFound');
  });

  it('does not apply late replies of the last resource to the next one', async () => {
    const { dispatch, seen, state, did, server, stop } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    const answers: (() => void)[] = [];
    server.answers = () => new Promise((resolve) => answers.push(resolve));
    dispatch(notice);
    await until(() => answers.length === 1);
    dispatch(changed({ name: 'new' }));
    dispatch(saveRequested());
    await until(() => answers.length === 2 && did.length === 1);
    dispatch(begun({ name: 'copy' }));
    for (const answer of answers) answer();
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(state().thing).toMatchObject({ id: '', stored: undefined, draft: { name: 'copy' } });
  });

  it('is new until it is created, and is then opened with the changes made meanwhile', async () => {
    const { dispatch, seen, state, did } = bench({ version: 0, name: '', size: 1 });
    dispatch(begun({ name: 'fresh' }));
    dispatch(saveRequested());
    dispatch(changed({ size: 2 }));
    await until(() => did.length === 2);
    expect(did).toEqual([
      ['save', { name: 'fresh' }, undefined],
      ['created', 't1'],
    ]);
    dispatch(left());
    dispatch(opened('t1'));
    await seen(changed.type, 2);
    expect(state().thing).toMatchObject({ id: 't1', stored: { name: 'fresh' }, draft: { size: 2 } });
  });

  it('can be deleted', async () => {
    const { dispatch, seen, did } = bench({ version: 3, name: 'old', size: 1 });
    dispatch(opened('t1'));
    await seen(read.type);
    dispatch(removeRequested('t1'));
    await until(() => did.length === 2);
    expect(did).toEqual([['remove', 't1'], ['removed']]);
  });

  it('is read again where deleting resets it', async () => {
    const { dispatch, seen, state, did, server } = bench({ version: 3, name: 'own', size: 1 }, undefined, true);
    dispatch(opened('t1'));
    await seen(read.type);
    server.stored = { version: 4, name: 'original', size: 1 };
    dispatch(removeRequested(''));
    await seen(read.type, 2);
    expect(did).toEqual([['remove', ''], ['removed']]);
    expect(state().thing).toMatchObject({ removing: false, stored: { name: 'original' } });
  });
});
