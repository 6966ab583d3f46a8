import { Failure } from '@clearbench/contracts/failure';
import { createAction, createReducer } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from './guarded.ts';
import type { Problem } from './problem.ts';
import { runningSaga } from './testing/running-saga.fixture.ts';

const requested = createAction<number>('requested');
const answered = createAction<number>('answered');
const failed = createAction<{ problem: Problem; requested: number }>('failed');

const bench = (answer: (n: number) => Promise<number>) =>
  runningSaga(
    function* () {
      yield* takeLeading(
        requested.type,
        guarded(
          function* ({ payload }: ReturnType<typeof requested>) {
            yield* put(answered(yield* call(answer, payload)));
          },
          (problem, action) => failed({ problem, requested: action.payload }),
        ),
      );
    },
    createReducer({}, () => undefined),
  );

describe('a guarded worker', () => {
  it('turns a failure into an action with the original request', async () => {
    const { dispatch, put: all, seen } = bench(() => Promise.reject(new Failure('file.notFound', { id: 'f' })));
    dispatch(requested(3));
    await seen(failed.type);
    expect(all.at(-1)?.payload).toEqual({ problem: { errorKey: 'file.notFound', params: { id: 'f' } }, requested: 3 });
  });

  it('reports an unexpected exception as a server error', async () => {
    const { dispatch, put: all, seen } = bench(() => Promise.reject(new Failure('server_error')));
    dispatch(requested(1));
    await seen(failed.type);
    expect(all.at(-1)?.payload).toMatchObject({ problem: { errorKey: 'server_error' } });
  });

  it('keeps its watcher alive', async () => {
    const { dispatch, seen } = bench((n) => (n === 1 ? Promise.reject(new Failure('x')) : Promise.resolve(n)));
    dispatch(requested(1));
    await seen(failed.type);
    dispatch(requested(2));
    await seen(answered.type);
  });
});
