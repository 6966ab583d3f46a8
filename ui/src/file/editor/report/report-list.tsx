import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FindingActions, FindingRow } from './finding-row.tsx';
import type { ReportRow } from './report-rows.ts';
import { SeverityMark } from './severity-mark.tsx';

type Props = Pick<FindingActions, 'onJump' | 'onFix'> & {
  readonly rows: readonly ReportRow[];
  /** The finding the cursor stands in. */
  readonly current: number | undefined;
  readonly lineOf: (finding: number, message: ValidationMessage) => number;
  readonly fixOf: (finding: number) => string | undefined;
};

const GroupRow = ({ row }: { readonly row: Extract<ReportRow, { kind: 'group' }> }) => {
  const { t } = useTranslation();
  return (
    <h3 className="ed-finding-group">
      <SeverityMark severity={row.severity} />
      {t(`editor.severity.${row.name}`, { defaultValue: row.name })}
      <span className="figures muted">{row.count}</span>
    </h3>
  );
};

const toggled = (all: ReadonlySet<number>, one: number): ReadonlySet<number> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

/** The findings; only those in sight are drawn, so a thousand are as quick as ten. */
export const ReportList = ({ rows, current, lineOf, fixOf, onJump, onFix }: Props) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<ReadonlySet<number>>(new Set());
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (rows[at]?.kind === 'group' ? 30 : 104),
    overscan: 6,
  });
  const currentRow = rows.findIndex((row) => row.kind === 'finding' && row.index === current);
  useEffect(() => {
    if (currentRow >= 0) list.scrollToIndex(currentRow, { align: 'auto' });
  }, [currentRow, list]);

  return (
    <div ref={scroller} className="ed-scroll">
      <ol className="ed-virtual" style={{ height: list.getTotalSize() }} aria-label={t('editor.report.findings')}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'group' ? (
                <GroupRow row={row} />
              ) : (
                <FindingRow
                  message={row.message}
                  index={row.index}
                  line={lineOf(row.index, row.message)}
                  current={row.index === current}
                  explained={explained.has(row.index)}
                  fix={fixOf(row.index)}
                  onJump={onJump}
                  onFix={onFix}
                  onExplain={(finding) => setExplained((all) => toggled(all, finding))}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
