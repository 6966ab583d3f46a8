import { colourOf, cutTo, limitSeries, theRest } from './series.ts';

const timeline = (count: number) => ({
  labels: ['a', 'b', 'c'],
  instants: ['1', '2', '3'],
  datasets: Array.from({ length: count }, (_, index) => ({ label: `kind ${index}`, data: [index, 1, 0] })),
});

describe('series', () => {
  it('are limited to the number of distinguishable colours; the smallest are combined', () => {
    expect(limitSeries(timeline(10)).datasets).toHaveLength(10);
    const { datasets } = limitSeries(timeline(12));
    expect(datasets).toHaveLength(10);
    expect(datasets.at(-1)).toEqual({ label: theRest, data: [9 + 10 + 11, 3, 0] });
  });

  it('are limited to the selected period', () =>
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
