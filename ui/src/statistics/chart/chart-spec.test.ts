import { numberText } from '@clearbench/contracts/translation/number-text';
import { expressionFunction, parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { chartSpec } from './chart-spec.ts';
import { embedding } from './embedding.ts';
import type { Row } from './rows.ts';

for (const [name, implementation] of Object.entries(embedding.expressionFunctions ?? {}))
  expressionFunction(name, implementation);

const look = { ink: '#000', line: '#ccc', ground: '#fff', accent: '#00f', font: 'sans-serif', series: ['#00f'] };
const texts = { description: 'Actions', when: 'When', seriesTitle: 'What', count: 'Count', total: 'Total' };
const series = [{ label: 'a', word: 'A', colour: '#00f' }];
const rowsWith = (count: number): Row[] =>
  ['mon', 'tue'].map((step) => ({ step, name: step, label: 'a', word: 'A', seriesIndex: 0, count, total: count }));

const viewOf = (rows: readonly Row[], language: string): View => {
  const names = { mon: 'Monday', tue: 'Tuesday' };
  const alone = { rows, names, title: 'Actions' };
  const spec = chartSpec({ part: '', series, look: look as never, texts, language, alone });
  return new View(parse(compile(spec as TopLevelSpec).spec), { renderer: 'none' });
};

/** The texts of a chart, as they are drawn. */
const wordsOf = async (rows: readonly Row[], language = 'en'): Promise<string[]> => {
  const svg = await viewOf(rows, language).toSVG();
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
};

type Drawn = { readonly tooltip?: unknown; readonly items?: readonly Drawn[] };

const tooltipsIn = ({ tooltip, items = [] }: Drawn): unknown[] => [
  ...(tooltip === undefined || tooltip === null ? [] : [tooltip]),
  ...items.flatMap(tooltipsIn),
];

describe('a chart', () => {
  it('has an axis title for its unit', async () => {
    expect(await wordsOf(rowsWith(8))).toEqual(expect.arrayContaining(['0', '8', 'Monday']));
  });

  it.each([[rowsWith(0)], [[]]])('has none if there is nothing to count', async (rows) => {
    const words = await wordsOf(rows);
    expect(words).toEqual(expect.arrayContaining(['0', '1']));
    expect(words).not.toContain('NaN');
  });

  it.each(['en', 'de', 'fr'])('groups the digits of its scale and its tooltips as pages do: %s', async (language) => {
    expect(await wordsOf(rowsWith(20_000), language)).toEqual(
      expect.arrayContaining(['0', numberText(10_000, language), numberText(20_000, language)]),
    );
    const view = await viewOf(rowsWith(12_345), language).runAsync();
    const grouped = numberText(12_345, language);
    const [tooltip] = tooltipsIn((view.scenegraph() as unknown as { readonly root: Drawn }).root);
    expect(tooltip).toEqual({ When: 'mon', What: 'A', Count: grouped, Total: grouped });
  });
});
