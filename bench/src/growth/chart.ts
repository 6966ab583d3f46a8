import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Point, Series } from './series.ts';

/** The line on which the cost would lie if it grew with the work from the first judged size on. */
const expected = ({ points, judgedFrom, grows }: Series): readonly Point[] => {
  const judged = points.filter(({ size }) => size >= judgedFrom);
  const [first] = judged;
  if (first === undefined) return [];
  return judged.map(({ size }) => ({
    size,
    milliseconds: grows === 'work' ? (first.milliseconds * size) / first.size : first.milliseconds,
  }));
};

const axis = { grid: true, gridColor: '#eef0f3', tickCount: 8 } as const;

const legend = { title: null, orient: 'bottom', labelLimit: 300 } as const;

/** The labels of the two lines, which the legend shows. */
const [measuredLabel, expectedLabel] = ['measured', 'in proportion to the work'];

const specOf = (series: Series): TopLevelSpec => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  width: 560,
  height: 260,
  background: 'white',
  title: { text: series.title, anchor: 'start' },
  data: {
    values: [
      ...expected(series).map((point) => ({ ...point, line: expectedLabel })),
      ...series.points.map((point) => ({ ...point, line: measuredLabel })),
    ],
  },
  mark: { type: 'line', point: true },
  encoding: {
    x: {
      field: 'size',
      type: 'quantitative',
      scale: { type: 'log' },
      axis: { ...axis, format: '~s', title: series.sizeTitle },
    },
    y: {
      field: 'milliseconds',
      type: 'quantitative',
      scale: { type: 'log' },
      axis: { ...axis, format: ',~g', title: series.costTitle },
    },
    color: {
      field: 'line',
      type: 'nominal',
      scale: { domain: [measuredLabel, expectedLabel], range: ['#1f5fbf', '#6b7280'] },
      legend,
    },
    strokeDash: {
      field: 'line',
      type: 'nominal',
      scale: {
        domain: [measuredLabel, expectedLabel],
        range: [
          [1, 0],
          [4, 4],
        ],
      },
      legend,
    },
  },
});

/** The chart of a series as SVG, with logarithmic axes: growth in proportion is a straight line of slope 1. */
export const chartOf = (series: Series): Promise<string> =>
  new View(parse(compile(specOf(series)).spec), { renderer: 'none' }).toSVG();
