import { colourOf, cutTo, fewSeries, theRest } from './series.ts';

const timeline = (count: number) => ({
  labels: ['a', 'b', 'c'],
  instants: ['1', '2', '3'],
  datasets: Array.from({ length: count }, (_, index) => ({ label: `kind ${index}`, data: [index, 1, 0] })),
});

describe('series', () => {
  it('are as many as can be told apart; the smallest are put together', () => {
    expect(fewSeries(timeline(10)).datasets).toHaveLength(10);
    const { datasets } = fewSeries(timeline(12));
    expect(datasets).toHaveLength(10);
    expect(datasets.at(-1)).toEqual({ label: theRest, data: [9 + 10 + 11, 3, 0] });
  });

  it('are cut to the part of the time one looks at', () =>
    expect(cutTo(timeline(1), 1, 2)).toEqual({
      labels: ['b', 'c'],
      instants: ['2', '3'],
      datasets: [{ label: 'kind 0', data: [1, 0] }],
    }));

  it('of an action keep their colour', () => {
    expect(colourOf('actions', 'sent', 0)).toBe(5);
    expect(colourOf('messageTypes', 'pacs.008.001.08', 0)).toBe(0);
  });
});
