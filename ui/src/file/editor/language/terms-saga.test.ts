import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { editorForgotten, editorOpened, editorSlice } from '../session/editor-slice.ts';
import { termsSaga } from './terms-saga.ts';
import { selectProfile, termsSlice } from './terms-slice.ts';

const profile = { scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' } as const;

const bench = (answer: () => Promise<typeof profile> = () => Promise.resolve(profile)) => {
  const requests: string[] = [];
  const reducer = combineReducers({ editor: editorSlice.reducer, checkTerms: termsSlice.reducer });
  const page = runningSaga(function* saga() {
    yield* termsSaga((({ params }: { params: { fileId: string } }) => {
      requests.push(params.fileId);
      return answer();
    }) as never);
  }, reducer);
  return { ...page, requests, profileOf: (fileId: string) => selectProfile(page.state(), fileId) };
};
const opened = editorOpened({ fileId: 'f1', session: 's1' });

describe('the profile of a text', () => {
  it('is read when its file is opened, and removed with it', async () => {
    const page = bench();
    page.dispatch(opened);
    await until(() => page.profileOf('f1') !== undefined);
    expect(page.profileOf('f1')).toEqual(profile);
    page.dispatch(editorForgotten({ fileId: 'f1' }));
    expect(page.profileOf('f1')).toBeUndefined();
    page.stop();
  });

  it('is read again, once, when lists or the environment change, or when changes may have been missed', async () => {
    const page = bench();
    page.dispatch(opened);
    page.dispatch(changed({ topic: 'file-list', id: 'x', revision: 1 }));
    page.dispatch(changed({ topic: 'code-list', id: 'purpose', revision: 1 }));
    page.dispatch(reconnected());
    await until(() => page.requests.length > 1);
    expect(page.requests).toEqual(['f1', 'f1']);
    page.stop();
  });

  it('is omitted if it cannot be read', async () => {
    const page = bench(() => Promise.reject(new Failure('file.notFound')));
    page.dispatch(opened);
    await page.seen('checkTerms/profileFailed');
    expect(page.profileOf('f1')).toBeUndefined();
    page.stop();
  });
});
