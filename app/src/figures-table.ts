import type { ReplayFrame } from '@clearbench/contracts/statistics/replay-routes';
import type { Timeline } from '@clearbench/contracts/statistics/routes';

const titles = { actions: 'Actions', messageTypes: 'Message types', newUsers: 'New users' } as const;

const sum = (data: readonly number[]): number => data.reduce((total, count) => total + count, 0);

const lines = ({ labels, datasets }: Timeline): string[] => {
  const rows = [
    ['', ...datasets.map(({ label }) => label)],
    ...labels.map((label, step) => [label, ...datasets.map(({ data }) => String(data[step] ?? 0))]),
    ['sum', ...datasets.map(({ data }) => String(sum(data)))],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map(([name = '', ...figures]) =>
    [name.padEnd(widths[0] ?? 0), ...figures.map((figure, column) => figure.padStart(widths[column + 1] ?? 0))].join(
      '  ',
    ),
  );
};

/** Timelines as text tables, one line per step. */
export const figuresTable = (timelines: ReplayFrame['timelines']): string =>
  (['actions', 'messageTypes', 'newUsers'] as const)
    .map((measure) => {
      const timeline = timelines[measure];
      return [titles[measure], ...(timeline.datasets.length === 0 ? ['nothing'] : lines(timeline))].join('\n');
    })
    .join('\n\n');
