import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import { type Problem, problemOf } from '../../../saga/problem.ts';

type State = { readonly creating: boolean; readonly problem: Problem | undefined };

/** The creation of a service account. */
export const serviceAccountSlice = createSlice({
  name: 'serviceAccount',
  initialState: { creating: false, problem: undefined } as State,
  reducers: {
    requested: (_, __: PayloadAction<string>): State => ({ creating: true, problem: undefined }),
    created: (): State => ({ creating: false, problem: undefined }),
    failed: (_, { payload }: PayloadAction<Problem>): State => ({ creating: false, problem: payload }),
  },
  selectors: { selectCreation: (state) => state },
});

export const { requested: serviceAccountRequested, created: serviceAccountCreated } = serviceAccountSlice.actions;
export const { selectCreation } = serviceAccountSlice.selectors;

const { failed } = serviceAccountSlice.actions;

export type ServiceAccountPorts = {
  create(name: string): Promise<{ readonly userId: string }>;
  /** Opens the page of the account, where plan, environments and tokens are assigned. */
  open(userId: string): void;
};

export const serviceAccountSaga = ({ create, open }: ServiceAccountPorts) =>
  function* () {
    yield* takeLeading(serviceAccountRequested.type, function* ({ payload: name }: PayloadAction<string>) {
      try {
        const { userId } = yield* call(create, name);
        yield* put(serviceAccountCreated());
        yield* call(open, userId);
      } catch (error) {
        yield* put(failed(problemOf(error)));
      }
    });
  };
