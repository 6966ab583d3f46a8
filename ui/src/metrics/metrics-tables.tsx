import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortList } from '../listing/short-list.tsx';
import { useFigures } from './use-figures.ts';

type Column = { readonly name: string; readonly isNumber?: boolean };
type Row = { readonly key: string; readonly cells: readonly ReactNode[] };
type MetricsTableProps = {
  readonly title: string;
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
};

const keyOf = ({ key }: Row): string => key;

/** Rows of values; on small screens each row has its values below its name. */
export const MetricsTable = ({ title, columns: [naming, ...others], rows }: MetricsTableProps) => {
  const cellAt = (index: number) => ({ cell: ({ cells }: Row) => cells[index] });
  return (
    <ShortList
      label={title}
      columns={[
        { name: naming.name, ...cellAt(0) },
        ...others.map((column, index) => ({ ...column, ...cellAt(index + 1) })),
      ]}
      items={rows}
      keyOf={keyOf}
    />
  );
};

type Props = { readonly reading: MetricsReading };

const mostAtFirst = 12;

/** The durations of calls since the start, the most frequent first. */
export const CallsTable = ({ reading: { requests } }: Props) => {
  const { t } = useTranslation();
  const { number, milliseconds } = useFigures();
  const [all, showAll] = useState(false);
  const shown = all ? requests : requests.slice(0, mostAtFirst);
  const figures = (['count', 'faults', 'p50', 'p95', 'p99'] as const).map((name) => ({
    name: t(`metrics.column.${name}`),
    isNumber: true,
  }));
  return (
    <section>
      <h2>{t('metrics.calls')}</h2>
      <MetricsTable
        title={t('metrics.calls')}
        columns={[{ name: t('metrics.column.call') }, ...figures]}
        rows={shown.map(({ method, path, count, faults, p50, p95, p99 }) => ({
          key: `${method} ${path}`,
          cells: [
            <code key="call">{`${method} ${path}`}</code>,
            number(count),
            faults === 0 ? (
              '–'
            ) : (
              <strong key="faults" className="metrics-bad">
                {number(faults)}
              </strong>
            ),
            ...[p50, p95, p99].map(milliseconds),
          ],
        }))}
      />
      {!all && requests.length > mostAtFirst && (
        <button type="button" className="link-button" onClick={() => showAll(true)}>
          {t('metrics.showAll', { count: requests.length })}
        </button>
      )}
    </section>
  );
};

/** The distance of each read model from the log. */
export const ProjectionsTable = ({ reading: { projections } }: Props) => {
  const { t } = useTranslation();
  const { number } = useFigures();
  return (
    <section>
      <h2>{t('metrics.projections')}</h2>
      <MetricsTable
        title={t('metrics.projections')}
        columns={[
          { name: t('metrics.column.name') },
          { name: t('metrics.column.version'), isNumber: true },
          { name: t('metrics.column.lag'), isNumber: true },
        ]}
        rows={projections.map(({ name, version, lag }) => ({
          key: name,
          cells: [<code key="name">{name}</code>, number(version), number(lag)],
        }))}
      />
    </section>
  );
};
