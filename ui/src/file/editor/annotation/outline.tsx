import { IconChevronDown, IconChevronRight } from 'virtual:icons';
import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import { useCursor } from '../page/use-cursor.ts';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { type OutlineRow, outlineRows, rowAtLine } from './outline-rows.ts';

type LineProps = {
  readonly row: OutlineRow;
  readonly current: boolean;
  readonly foldLabel: string;
  readonly onJump: (line: number) => void;
  readonly onFold: (path: string) => void;
};

/** A row of the outline: the name of the field, its element, and its value. */
const OutlineLine = ({ row, current, foldLabel, onJump, onFold }: LineProps) => {
  const { entry, parent, folded } = row;
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <div className="ed-outline-line" data-current={current || undefined} style={{ paddingLeft: 4 + entry.depth * 14 }}>
      {parent ? (
        <PlainButton
          className="ed-outline-fold"
          aria-label={`${foldLabel}: ${entry.name}`}
          aria-expanded={!folded}
          onClick={() => onFold(entry.path)}
        >
          <Chevron size={12} aria-hidden />
        </PlainButton>
      ) : (
        <span className="ed-outline-fold" />
      )}
      <PlainButton className="ed-outline-main" aria-current={current || undefined} onClick={() => onJump(entry.line)}>
        <span className="ed-outline-name" title={entry.name} data-parent={parent || undefined}>
          {entry.name}
        </span>
        <code className="ed-outline-element" title={entry.element}>
          {entry.element}
        </code>
        {entry.value !== undefined && (
          <span className="ed-outline-value" title={entry.value}>
            {entry.value}
          </span>
        )}
      </PlainButton>
    </div>
  );
};

type Props = {
  readonly details: AnnotationDetails;
  readonly filter: string;
  readonly text: TextView | undefined;
  readonly jump: Jump;
};

const toggled = (all: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

/** The message as an indented list that follows the cursor; only visible rows are rendered. */
export const Outline = ({ details, filter, text, jump }: Props) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => outlineRows(details.entries, folded, filter), [details, folded, filter]);
  const current = rowAtLine(rows, useCursor(text).line);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 24,
    overscan: 12,
  });
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current, { align: 'auto' });
  }, [current, list]);
  if (rows.length === 0) return <p className="ed-empty">{t('editor.annotation.noHit', { filter })}</p>;
  return (
    <div ref={scroller} className="ed-scroll">
      <ol className="ed-virtual" style={{ height: list.getTotalSize() }} aria-label={t('editor.tab.annotation')}>
        {list.getVirtualItems().map(({ index, key, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, height: size }}
            >
              <OutlineLine
                row={row}
                current={index === current}
                foldLabel={t(row.folded ? 'editor.annotation.unfold' : 'editor.annotation.fold')}
                onJump={(line) => jump({ line, column: 1 })}
                onFold={(path) => setFolded((all) => toggled(all, path))}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
};
