import type { MailTest, SignInStepResult, SignInTest } from '@clearbench/contracts/settings/connection-routes';
import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import {
  type Connections,
  connectionsFailed,
  connectionsRequested,
  connectionsSucceeded,
  mailTestFailed,
  mailTestRequested,
  mailTestSucceeded,
  providerCheckFailed,
  providerCheckRequested,
  providerCheckSucceeded,
  signInTestFailed,
  signInTestRequested,
} from './connections-slice.ts';

export type ConnectionPorts = {
  read(): Promise<Connections>;
  /** To the administrator's own address if `email` is missing. */
  sendTestMail(body: { readonly email?: string }): Promise<MailTest>;
  readSignInTest(): Promise<SignInTest | undefined>;
  checkProvider(name: string): Promise<readonly SignInStepResult[]>;
  /** Returns the address of the provider's sign-in page. */
  startSignInTest(name: string): Promise<string>;
  leaveFor(url: string): void;
};

/** Reads the operator's settings and tests them. */
export const connectionsSaga = (ports: ConnectionPorts) => {
  const readWorker = guarded(function* () {
    const connections = yield* call(ports.read);
    yield* put(connectionsSucceeded({ connections, test: yield* call(ports.readSignInTest) }));
  }, connectionsFailed);
  const mailWorker = guarded(function* ({ payload }: ReturnType<typeof mailTestRequested>) {
    const email = payload.trim();
    yield* put(mailTestSucceeded(yield* call(ports.sendTestMail, email === '' ? {} : { email })));
  }, mailTestFailed);
  const checkWorker = guarded(
    function* ({ payload: name }: ReturnType<typeof providerCheckRequested>) {
      yield* put(providerCheckSucceeded({ name, steps: yield* call(ports.checkProvider, name) }));
    },
    (problem, { payload: name }) => providerCheckFailed({ name, problem }),
  );
  const signInWorker = guarded(
    function* ({ payload: name }: ReturnType<typeof signInTestRequested>) {
      yield* call(ports.leaveFor, yield* call(ports.startSignInTest, name));
    },
    (problem, { payload: name }) => signInTestFailed({ name, problem }),
  );
  return function* () {
    yield* takeLatest(connectionsRequested.type, readWorker);
    yield* takeLeading(mailTestRequested.type, mailWorker);
    yield* takeEvery(providerCheckRequested.type, checkWorker);
    yield* takeLeading(signInTestRequested.type, signInWorker);
  };
};
