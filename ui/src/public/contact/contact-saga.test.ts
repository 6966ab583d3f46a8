import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { contactDraft } from './contact-draft.ts';
import { contactSaga } from './contact-saga.ts';
import {
  contactDiscarded,
  contactFailed,
  contactRequested,
  contactSlice,
  contactSucceeded,
  contactTyped,
  selectContact,
  selectHasContactText,
} from './contact-slice.ts';

const storageWith = (content: string | undefined) => {
  const kept = new Map(content === undefined ? [] : [['contact-draft', content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
};
const message = { name: 'Ada', email: 'ada@bank.example', subject: 'Hello', message: 'How are you?' };

const bench = (send: () => Promise<unknown>, content?: string) => {
  const visited: string[] = [];
  const storage = storageWith(content);
  const all = runningSaga(
    contactSaga({ send, kept: contactDraft(storage), go: (path) => void visited.push(path) }),
    combineReducers({ contact: contactSlice.reducer }),
  );
  return { ...all, visited, kept: () => storage.getItem('contact-draft') };
};

describe('writing to the operator', () => {
  it('keeps the input until it is sent', async () => {
    const { dispatch, seen, kept, visited, state } = bench(async () => ({}));
    dispatch(contactTyped({ name: 'Ada' }));
    dispatch(contactTyped({ subject: 'Hello' }));
    expect(JSON.parse(kept() ?? '')).toEqual({ name: 'Ada', subject: 'Hello' });
    dispatch(contactRequested(message));
    await seen(contactSucceeded.type);
    expect([kept(), visited, selectContact(state()).draft]).toEqual([null, ['/public/contact/sent'], {}]);
  });

  it('discards the input if the visitor leaves without sending', async () => {
    const { dispatch, seen, kept, state } = bench(async () => ({}));
    dispatch(contactTyped(message));
    expect(selectHasContactText(state())).toBe(true);
    dispatch(contactDiscarded());
    await seen(contactDiscarded.type);
    expect([kept(), selectHasContactText(state())]).toEqual([null, false]);
  });

  it('loses nothing if sending fails', async () => {
    const { dispatch, seen, kept, visited, state } = bench(() => Promise.reject(new Failure('mail.failed')));
    dispatch(contactTyped(message));
    dispatch(contactRequested(message));
    await seen(contactFailed.type);
    expect(visited).toEqual(['/public/contact/error']);
    expect(JSON.parse(kept() ?? '')).toEqual(message);
    expect(selectContact(state())).toMatchObject({ draft: message, problem: { errorKey: 'mail.failed' } });
  });

  it('continues after a reload', () => {
    const { state } = bench(async () => ({}), '{"name":"Ada","message":5,"other":"x"}');
    expect(selectContact(state()).draft).toEqual({ name: 'Ada' });
  });

  it('starts empty if the stored input cannot be read', () =>
    expect(selectContact(bench(async () => ({}), '{').state()).draft).toEqual({}));
});
