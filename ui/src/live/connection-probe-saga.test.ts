import { combineReducers } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { connectionProbeSaga, type ProbePorts } from './connection-probe-saga.ts';
import { serverLost } from './live-actions.ts';
import { heartbeatFailed, heartbeatSucceeded, liveSlice, selectConnection } from './live-slice.ts';

const reducer = combineReducers({ live: liveSlice.reducer });
const rarely = 3_600_000;

type Server = 'answers' | 'fails' | 'hangs';

const probing = ({ every = rarely, whileAway = rarely, answerWithin = 1 } = {}) => {
  const world = { server: 'answers' as Server, offline: false, lost: [] as boolean[], probes: 0 };
  let doubt = (): void => undefined;
  const ports: ProbePorts = {
    ask: () => {
      world.probes += 1;
      if (world.server === 'hangs') return new Promise(() => undefined);
      return world.server === 'answers' ? Promise.resolve() : Promise.reject(new Error('away'));
    },
    doubts: () =>
      eventChannel<object>((emit) => {
        doubt = () => emit({});
        return () => undefined;
      }),
    isOffline: () => world.offline,
    setLost: (isLost) => void world.lost.push(isLost),
  };
  const bench = runningSaga(connectionProbeSaga(ports, { every, whileAway, answerWithin }), reducer);
  const connection = () => selectConnection(bench.state());
  return { ...bench, world, connection, doubt: () => doubt() };
};

describe('the probe of the connection', () => {
  it('detects the loss and the return of the server', async () => {
    const { world, seen, connection, stop } = probing({ every: 1, whileAway: 1 });
    world.server = 'fails';
    await seen(heartbeatFailed.type);
    expect(connection()).toBe('disconnected');
    world.server = 'answers';
    await until(() => connection() === 'connected');
    stop();
  });

  it('runs at once on request, and reports that commands cannot be sent', async () => {
    const { world, seen, doubt, connection, stop } = probing();
    world.server = 'fails';
    doubt();
    await seen(serverLost.type);
    expect([connection(), world.lost]).toEqual(['disconnected', [true]]);
    world.server = 'answers';
    doubt();
    await seen(heartbeatSucceeded.type);
    stop();
    expect([connection(), world.lost]).toEqual(['connected', [true, false]]);
  });

  it('sends nothing while the machine is offline', async () => {
    const { world, seen, doubt, stop } = probing();
    world.offline = true;
    doubt();
    await seen(serverLost.type);
    stop();
    expect([world.probes, world.lost]).toEqual([0, [true]]);
  });

  it('shows a server that does not respond, and counts it as lost only after some probes', async () => {
    const { world, seen, doubt, connection, types, stop } = probing({ whileAway: 1 });
    world.server = 'hangs';
    doubt();
    await seen(heartbeatFailed.type);
    expect([connection(), world.lost]).toEqual(['disconnected', []]);
    await seen(serverLost.type);
    stop();
    const before = types().slice(0, types().indexOf(serverLost.type));
    expect(before).toEqual([heartbeatFailed.type, heartbeatFailed.type, heartbeatFailed.type]);
    expect(world.lost[0]).toBe(true);
  });
});
