import { csvOf } from './csv.ts';

const timeline = {
  labels: ['2026-11-19', '2026-11-20'],
  instants: ['2026-11-18T23:00:00.000Z', '2026-11-19T23:00:00.000Z'],
  datasets: [
    { label: 'created', data: [1, 2] },
    { label: '=HYPERLINK("x")', data: [0, 3] },
  ],
};

describe('the CSV export', () => {
  it('has a line for each step, and no formula for a spreadsheet', () => {
    const words: Record<string, string> = { created: 'Created' };
    const text = csvOf(timeline, { step: 'Step', begins: 'Begins', wordOf: (label) => words[label] ?? label });
    expect(text.split('\r\n')).toEqual([
      `"Step","Begins","Created","'=HYPERLINK(""x"")"`,
      '"2026-11-19","2026-11-18T23:00:00.000Z",1,0',
      '"2026-11-20","2026-11-19T23:00:00.000Z",2,3',
      '',
    ]);
  });
});
