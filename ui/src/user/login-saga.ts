import { call, put, takeLatest } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { type LoginUrls, loginUrlsFailed, loginUrlsRequested, loginUrlsSucceeded } from './login-slice.ts';

type Read = () => Promise<{ loginUrls: LoginUrls }>;

const worker = (read: Read) =>
  function* () {
    const { loginUrls } = yield* call(read);
    yield* put(loginUrlsSucceeded(loginUrls));
  };

export const loginSaga = (read: Read) =>
  function* () {
    yield* takeLatest(loginUrlsRequested.type, guarded(worker(read), loginUrlsFailed));
  };
