import type { RemovedFile } from '@clearbench/contracts/file/removed-routes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresIn } from '../../parts/figures.ts';
import { useNow } from '../../parts/use-now.ts';
import { RemovedRow } from './removed-row.tsx';

type Props = {
  readonly rows: readonly RemovedFile[];
  readonly busy: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly canRestore: boolean;
  readonly onRestore: (fileIds: readonly string[]) => void;
};

const columns = ['name', 'messageType', 'removed', 'reason', 'until'] as const;

/** The files that can be restored, the last removed one first. */
export const RemovedTable = ({ rows, busy, chosen, onChoose, canRestore, onRestore }: Props) => {
  const { t, i18n } = useTranslation();
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const now = useNow();
  const all = chosen.size === rows.length;
  const toggle = (fileId: string) => {
    const changed = new Set(chosen);
    if (!changed.delete(fileId)) changed.add(fileId);
    onChoose(changed);
  };
  return (
    <table className="removed-table">
      <thead>
        <tr>
          <th scope="col" className="removed-choice">
            <input
              type="checkbox"
              className="choice"
              aria-label={t('removed.chooseAll')}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = chosen.size > 0 && !all;
              }}
              onChange={() => onChoose(new Set(all ? [] : rows.map(({ fileId }) => fileId)))}
            />
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={`removed-${column}`}>
              {t(`removed.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('removed.column.restore')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RemovedRow
            key={row.fileId}
            row={row}
            figures={figures}
            now={now}
            chosen={chosen.has(row.fileId)}
            busy={busy.includes(row.fileId)}
            canRestore={canRestore}
            onToggle={toggle}
            onRestore={(fileId) => onRestore([fileId])}
          />
        ))}
      </tbody>
    </table>
  );
};
