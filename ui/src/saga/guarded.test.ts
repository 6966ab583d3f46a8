import { Failure } from '@clearbench/contracts/failure';
import { createAction, createReducer } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from './guarded.ts';
import { runningSaga } from './testing/running-saga.fixture.ts';
import type { Trouble } from './trouble.ts';

const asked = createAction<number>('asked');
const answered = createAction<number>('answered');
const failed = createAction<{ trouble: Trouble; asked: number }>('failed');

const bench = (answer: (n: number) => Promise<number>) =>
  runningSaga(
    function* () {
      yield* takeLeading(
        asked.type,
        guarded(
          function* ({ payload }: ReturnType<typeof asked>) {
            yield* put(answered(yield* call(answer, payload)));
          },
          (trouble, action) => failed({ trouble, asked: action.payload }),
        ),
      );
    },
    createReducer({}, () => undefined),
  );

describe('a guarded worker', () => {
  it('turns a failure into an action with the original request', async () => {
    const { dispatch, put: all, seen } = bench(() => Promise.reject(new Failure('file.notFound', { id: 'f' })));
    dispatch(asked(3));
    await seen(failed.type);
    expect(all.at(-1)?.payload).toEqual({ trouble: { errorKey: 'file.notFound', params: { id: 'f' } }, asked: 3 });
  });

  it('reports an unexpected exception as a server error', async () => {
    const { dispatch, put: all, seen } = bench(() => Promise.reject(new Failure('server_error')));
    dispatch(asked(1));
    await seen(failed.type);
    expect(all.at(-1)?.payload).toMatchObject({ trouble: { errorKey: 'server_error' } });
  });

  it('keeps its watcher alive', async () => {
    const { dispatch, seen } = bench((n) => (n === 1 ? Promise.reject(new Failure('x')) : Promise.resolve(n)));
    dispatch(asked(1));
    await seen(failed.type);
    dispatch(asked(2));
    await seen(answered.type);
  });
});
