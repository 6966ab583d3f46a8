import { Failure } from '@clearbench/contracts/failure';
import type { BuiltInChoice, BuiltInTemplateComparison } from '@clearbench/contracts/template/built-in-routes';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { builtInSaga } from './built-in-saga.ts';
import {
  builtInListSlice,
  builtInSlice,
  comparisonFailed,
  comparisonRequested,
  comparisonSucceeded,
  decisionFailed,
  decisionRequested,
  decisionSucceeded,
} from './built-in-slice.ts';

const sha256 = 'a'.repeat(64);
const comparison = { templateName: 'one', status: 'new' } as BuiltInTemplateComparison;

const open = () => {
  const server = { given: [] as BuiltInChoice[][], notices: [] as unknown[], fails: false };
  const answered = <T>(reply: T): T => {
    if (server.fails) throw new Failure('connection.lost');
    return reply;
  };
  const bench = runningSaga(
    builtInSaga({
      compare: async () => answered(comparison),
      decide: async (choices) => {
        server.given.push([...choices]);
        return answered(
          choices.map(({ templateName: id }) => (id === 'stale' ? { id, errorKey: 'template.stale' } : { id })),
        );
      },
      decided: (take, count) => server.notices.push([take, count]),
    }),
    builtInSlice.reducer,
  );
  return { ...bench, server };
};

describe('built-in templates', () => {
  it('are compared', async () => {
    const { dispatch, seen, state } = open();
    dispatch(comparisonRequested('one'));
    await seen(comparisonSucceeded.type);
    expect(state().comparison).toEqual(comparison);
  });

  it('change by a decision on the version shown; failures are named', async () => {
    const { dispatch, seen, state, server } = open();
    const entries = [
      { templateName: 'fresh', sha256 },
      { templateName: 'stale', sha256, version: 3 },
      { templateName: 'discontinued', version: 1 },
    ];
    dispatch(decisionRequested({ take: 'builtIn', entries }));
    expect(state().deciding).toBe(true);
    await seen(decisionSucceeded.type);
    expect(server.given).toEqual([
      [
        { templateName: 'fresh', take: 'builtIn', sha256 },
        { templateName: 'stale', take: 'builtIn', sha256, basedOn: 3 },
      ],
    ]);
    await seen(builtInListSlice.actions.requested.type);
    expect(state()).toMatchObject({
      deciding: false,
      failed: [{ templateName: 'stale', errorKey: 'template.stale' }],
    });
    expect(server.notices).toEqual([['builtIn', 1]]);
  });

  it('show why the decision failed', async () => {
    const { dispatch, seen, state, server } = open();
    server.fails = true;
    dispatch(decisionRequested({ take: 'installed', entries: [{ templateName: 'one', sha256, version: 1 }] }));
    await seen(decisionFailed.type);
    expect(state()).toMatchObject({ deciding: false, problem: { errorKey: 'connection.lost' } });
    dispatch(comparisonRequested('one'));
    await seen(comparisonFailed.type);
    expect(state().comparisonProblem).toMatchObject({ errorKey: 'connection.lost' });
  });
});
