import { barsOf, chartOf, periodsOf, type Run, tableOf } from './timeline.ts';

const saved = (sent: number, took: number) => ({ fileId: 'a', position: 1, sent, took });

const run: Run = {
  start: 1_000,
  seconds: 4,
  saved: [saved(1_000, 10), saved(2_999, 30), saved(3_000, 50), saved(6_000, 70)],
  pushes: [5, 15, undefined, 25],
  samples: [
    { at: 1_500, lag: 3, memory: { query: 100, command: 200 } },
    { at: 2_500, lag: 1, memory: { query: 150, command: 190 } },
    { at: 4_000, lag: 0, memory: { query: 120 } },
  ],
};

describe('the course of a run', () => {
  it('is divided into periods with the saves that were sent in them; the last one has those after the end', () => {
    expect(periodsOf(run, 2)).toEqual([
      {
        from: 0,
        saves: 2,
        saveP50: 30,
        saveP99: 30,
        pushP50: 15,
        pushP99: 15,
        lag: 3,
        memory: { query: 150, command: 200 },
      },
      { from: 2, saves: 2, saveP50: 70, saveP99: 70, pushP50: 25, pushP99: 25, lag: 0, memory: { query: 120 } },
    ]);
  });

  it('is shown as a table, with a dash for what is unknown', () => {
    expect(tableOf(periodsOf(run, 2)).split('\n')).toEqual([
      '| from | saves | save p50 | p99 | push p50 | p99 | lag | query | command |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| 0:00 | 2 | 30 | 30 | 15 | 15 | 3 | 150 | 200 |',
      '| 0:02 | 2 | 70 | 70 | 25 | 25 | 0 | 120 | – |',
    ]);
  });

  it('is shown as bars from zero to the largest value', () => {
    expect(barsOf([0, 4, 8, Number.NaN])).toBe('▁▅█ ');
    expect(barsOf([0, 0])).toBe('▁▁');
    expect(chartOf(periodsOf(run, 2)).split('\n')[2]).toBe('lag       █▁  0 to 3 events');
  });
});
