import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FindingActions, FindingRow } from './finding-row.tsx';
import { GroupRow } from './group-row.tsx';
import type { ReportRow } from './report-rows.ts';
import { useRevealed } from './use-revealed.ts';

type Props = Pick<FindingActions, 'onJump' | 'onFix' | 'onCopyLink'> & {
  readonly rows: readonly ReportRow[];
  /** How grave the environment said rules are. */
  readonly severities: RuleSeverities | undefined;
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

/** The same functions through all renders, so that rows that stay as they are are not drawn again while scrolling. */
const useStableActions = (actions: Pick<Props, 'onJump' | 'onFix' | 'onCopyLink'>) => {
  const newest = useRef(actions);
  newest.current = actions;
  const [stable] = useState(() => ({
    onJump: (finding: number) => newest.current.onJump(finding),
    onFix: (finding: number) => newest.current.onFix(finding),
    onCopyLink: (finding: number) => newest.current.onCopyLink?.(finding),
  }));
  return stable;
};

/** What was measured of a row goes with it when filters move it. */
const keyOf = (row: ReportRow | undefined, at: number): string | number =>
  row === undefined ? at : row.kind === 'group' ? `group ${row.name}` : row.index;

/** The findings; only those in sight are drawn, so a thousand are as quick as ten. */
export const ReportList = ({
  rows,
  severities,
  current,
  revealed = 0,
  lineOf,
  fixOf,
  onJump,
  onFix,
  onCopyLink,
}: Props) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<ReadonlySet<number>>(new Set());
  // The same function while the rows are the same: with another one all of them are measured anew.
  const itemKey = useCallback((at: number) => keyOf(rows[at], at), [rows]);
  const explain = useCallback((finding: number) => setExplained((all) => toggled(all, finding)), []);
  const actions = useStableActions({ onJump, onFix, onCopyLink });
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (rows[at]?.kind === 'group' ? 30 : 104),
    overscan: 6,
    getItemKey: itemKey,
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
                  isRegraded={severities?.[row.message.ruleId] !== undefined}
                  {...actions}
                  onExplain={explain}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
