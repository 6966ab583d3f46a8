import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FindingActions, FindingRow } from './finding-row.tsx';
import { GroupRow } from './group-row.tsx';
import type { ReportRow } from './report-rows.ts';
import { useRevealed } from './use-revealed.ts';

type Props = Pick<FindingActions, 'onJump' | 'onFix' | 'onCopyLink'> & {
  readonly rows: readonly ReportRow[];
  /** The finding the cursor stands in. */
  readonly current: number | undefined;
  /** Counts how often the current one was asked for: it then has the keyboard. */
  readonly revealed?: number;
  readonly lineOf: (finding: number, message: ValidationMessage) => number;
  readonly fixOf: (finding: number) => string | undefined;
};

const toggled = (all: ReadonlySet<number>, one: number): ReadonlySet<number> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

/** What was measured of a row goes with it when filters move it. */
const keyOf = (row: ReportRow | undefined, at: number): string | number =>
  row === undefined ? at : row.kind === 'group' ? `group ${row.name}` : row.index;

/** The findings; only those in sight are drawn, so a thousand are as quick as ten. */
export const ReportList = ({ rows, current, revealed = 0, lineOf, fixOf, onJump, onFix, onCopyLink }: Props) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<ReadonlySet<number>>(new Set());
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (rows[at]?.kind === 'group' ? 30 : 104),
    overscan: 6,
    getItemKey: (at) => keyOf(rows[at], at),
  });
  const currentRow = rows.findIndex((row) => row.kind === 'finding' && row.index === current);
  useEffect(() => {
    if (currentRow >= 0) list.scrollToIndex(currentRow, { align: 'auto' });
  }, [currentRow, list]);
  useRevealed(scroller, revealed);

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
                  onCopyLink={onCopyLink}
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
