import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FindingActions, FindingRow } from './finding-row.tsx';
import { GroupRow } from './group-row.tsx';
import type { ReportRow } from './report-rows.ts';

/** The maximum number of frames until a row is scrolled to and rendered. */
const patience = 20;

/** Focuses the current finding on each request; rows out of sight are rendered first. */
const useRevealed = (scroller: RefObject<HTMLElement | null>, revealed: number): void => {
  useEffect(() => {
    if (revealed === 0) return undefined;
    let frame = 0;
    const look = (left: number) => {
      const row = scroller.current?.querySelector<HTMLElement>('[data-current] button');
      if (row) row.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    };
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [scroller, revealed]);
};

type Actions = Pick<FindingActions, 'onJump' | 'onFix' | 'onFixAll' | 'onCopyLink'>;

type Props = Actions & {
  readonly rows: readonly ReportRow[];
  /** Severities of rules that the environment overrides. */
  readonly severities: RuleSeverities | undefined;
  /** The finding at the cursor. */
  readonly current: number | undefined;
  /** Counts the requests to show the current finding, which then receives the focus. */
  readonly revealed?: number;
  readonly lineOf: (finding: number, message: ValidationMessage) => number;
  readonly fixOf: (finding: number) => string | undefined;
  /** How many findings a rule has in the whole report. */
  readonly countOf?: (ruleId: string) => number;
};

const toggled = (all: ReadonlySet<number>, one: number): ReadonlySet<number> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

/** The functions are the same in all renders, so that unchanged rows do not render while scrolling. */
const useStableActions = (actions: Actions) => {
  const newest = useRef(actions);
  newest.current = actions;
  const [stable] = useState(() => ({
    onJump: (finding: number) => newest.current.onJump(finding),
    onFix: (finding: number) => newest.current.onFix(finding),
    onFixAll: (ruleId: string) => newest.current.onFixAll?.(ruleId),
    onCopyLink: (finding: number) => newest.current.onCopyLink?.(finding),
  }));
  return stable;
};

/** A measured height belongs to the row, also when filters move it. */
const keyOf = (row: ReportRow | undefined, at: number): string | number =>
  row === undefined ? at : row.kind === 'group' ? `group ${row.name}` : row.index;

/** The findings; only visible rows are rendered, so that the length of the list does not matter. */
export const ReportList = ({
  rows,
  severities,
  current,
  revealed = 0,
  lineOf,
  fixOf,
  countOf,
  onJump,
  onFix,
  onFixAll,
  onCopyLink,
}: Props) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<ReadonlySet<number>>(new Set());
  // A new function would measure all rows again.
  const itemKey = useCallback((at: number) => keyOf(rows[at], at), [rows]);
  const explain = useCallback((finding: number) => setExplained((all) => toggled(all, finding)), []);
  const actions = useStableActions({ onJump, onFix, onFixAll, onCopyLink });
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
                  ofRule={countOf?.(row.message.ruleId) ?? 1}
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
