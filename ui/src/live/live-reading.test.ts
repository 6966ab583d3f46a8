import { Failure } from '@clearbench/contracts/failure';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { changed, reconnected } from './live-actions.ts';
import { liveReading } from './live-reading.ts';

type Query = { readonly runId: string };

const opened = (read: (query: Query) => Promise<string>) => {
  const reading = liveReading({
    name: 'x',
    topic: 'run',
    read,
    isAbout: (query: Query, runId) => query.runId === runId,
  });
  const reducer = (state: { x?: unknown } = {}, action: { type: string }) => ({
    x: reading.slice.reducer(state.x as never, action),
  });
  const running = runningSaga(() => reading.saga(0), reducer as never);
  const shown = () => reading.select(running.state());
  return { reading, running, shown };
};
const ofRun = (id: string) => changed({ topic: 'run', id, revision: 1 });

describe('a live reading', () => {
  it('reads what is shown, and again after a change of it', async () => {
    let turn = 0;
    const { reading, running, shown } = opened(async ({ runId }) => {
      turn += 1;
      return `${runId} ${turn}`;
    });
    running.dispatch(reading.shown({ runId: 'a' }));
    await running.seen('x/succeeded');
    expect(shown()).toMatchObject({ status: 'idle', result: 'a 1' });
    running.dispatch(ofRun('b'));
    running.dispatch(changed({ topic: 'file-list', id: 'a', revision: 1 }));
    running.dispatch(ofRun('a'));
    await running.seen('x/succeeded', 2);
    expect(shown()).toMatchObject({ result: 'a 2' });
    running.dispatch(reconnected());
    await running.seen('x/succeeded', 3);
    expect(turn).toBe(3);
  });

  it('keeps the result when a later reading fails', async () => {
    let turn = 0;
    const { reading, running, shown } = opened(async () => {
      turn += 1;
      if (turn > 1) throw new Failure('suiteRun.notFound');
      return 'first';
    });
    running.dispatch(reading.shown({ runId: 'a' }));
    await running.seen('x/succeeded');
    running.dispatch(ofRun('a'));
    await running.seen('x/failed');
    expect(shown()).toMatchObject({ status: 'error', result: 'first', problem: { errorKey: 'suiteRun.notFound' } });
  });

  it('shows no result of an earlier query', async () => {
    const answers = new Map<string, (text: string) => void>();
    const { reading, running, shown } = opened(
      ({ runId }) => new Promise((resolve) => void answers.set(runId, resolve)),
    );
    running.dispatch(reading.shown({ runId: 'a' }));
    running.dispatch(reading.shown({ runId: 'b' }));
    answers.get('b')?.('of b');
    await running.seen('x/succeeded');
    answers.get('a')?.('of a');
    await Promise.resolve();
    expect(shown()).toMatchObject({ query: { runId: 'b' }, result: 'of b' });
    running.dispatch(reading.hidden());
    expect(shown()).toEqual({ status: 'initial' });
  });
});
