import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { chartSpec } from './chart-spec.ts';
import type { Row } from './rows.ts';

const look = { ink: '#000', line: '#ccc', ground: '#fff', accent: '#00f', font: 'sans-serif', series: ['#00f'] };
const texts = { description: 'Actions', when: 'When', what: 'What', count: 'Count', total: 'Total' };
const series = [{ label: 'a', word: 'A', colour: '#00f' }];
const rowsWith = (count: number): Row[] =>
  ['mon', 'tue'].map((step) => ({ step, name: step, label: 'a', word: 'A', place: 0, count, total: count }));

/** The words of a chart, as they are drawn. */
const wordsOf = async (rows: readonly Row[]): Promise<string[]> => {
  const names = { mon: 'Monday', tue: 'Tuesday' };
  const spec = chartSpec({ part: '', series, look: look as never, texts, alone: { rows, names, title: 'Actions' } });
  const svg = await new View(parse(compile(spec as TopLevelSpec).spec), { renderer: 'none' }).toSVG();
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
};

describe('a chart', () => {
  it('has a scale of what it counts', async () => {
    expect(await wordsOf(rowsWith(8))).toEqual(expect.arrayContaining(['0', '8', 'Monday']));
  });

  it.each([[rowsWith(0)], [[]]])('has one where there is nothing to count', async (rows) => {
    const words = await wordsOf(rows);
    expect(words).toEqual(expect.arrayContaining(['0', '1']));
    expect(words).not.toContain('NaN');
  });
});
