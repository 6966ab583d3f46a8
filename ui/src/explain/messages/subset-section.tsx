import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { SearchBox } from '../search-box.tsx';
import { useSearch } from '../use-search.ts';
import type { ShownSubset } from './message-families.ts';
import { countRows, filterRows, rowsOf, type SubsetRow, visibleRows } from './subset-rows.ts';
import { SubsetTable, useFieldName } from './subset-table.tsx';

type Props = { readonly subset: ShownSubset; readonly other: ShownSubset | undefined };

/** The first levels are open until a row is opened or closed. */
const levelsOpen = 2;

const useOpenRows = () => {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [everything, openEverything] = useState<boolean>();
  const byDefault = ({ depth }: SubsetRow): boolean => everything ?? depth < levelsOpen - 1;
  return {
    isOpen: (row: SubsetRow): boolean => byDefault(row) !== toggled.has(row.path),
    toggle: (path: string): void =>
      setToggled((before) => {
        const after = new Set(before);
        if (!after.delete(path)) after.add(path);
        return after;
      }),
    openAll: (open: boolean): void => {
      setToggled(new Set());
      openEverything(open);
    },
  };
};

/** The subset of a message as a tree, with a search and filters. */
export const SubsetSection = ({ subset, other }: Props) => {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const [words, look] = useSearch();
  const [showOutside, setShowOutside] = useState(false);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { isOpen, toggle, openAll } = useOpenRows();
  const all = useMemo(() => rowsOf(subset.lines, other?.lines), [subset, other]);
  const filter = { words, showOutside, onlyDifferences: onlyDifferences && other !== undefined, nameOf };
  const found = filterRows(all, filter);
  // Matches are shown without opening the rows above them one by one.
  const isFiltered = words.trim() !== '' || filter.onlyDifferences;
  const isShownOpen = (row: SubsetRow): boolean => isFiltered || isOpen(row);
  const rows = visibleRows(found, isShownOpen);
  const { allowed, different } = countRows(all);
  const heads = [subset, ...(other ? [other] : [])].map(({ rulebook, message }) => `${rulebook} · ${message}`);
  return (
    <section>
      <h2>{t('explain.subset.elements')}</h2>
      <p className="muted">
        {t('explain.subset.count', { count: allowed })}
        {other && ` ${t('explain.subset.differences', { count: different })}`}
      </p>
      <div className="explain-bar subset-bar">
        <SearchBox label={t('explain.subset.find')} words={words} onSearch={look} />
        <TickField label={t('explain.subset.showOutside')} checked={showOutside} onChange={setShowOutside} />
        {other && (
          <TickField
            label={t('explain.subset.onlyDifferences')}
            checked={onlyDifferences}
            onChange={setOnlyDifferences}
          />
        )}
        <span className="row-of-buttons">
          <Button small onClick={() => openAll(true)}>
            {t('explain.subset.openAll')}
          </Button>
          <Button small onClick={() => openAll(false)}>
            {t('explain.subset.closeAll')}
          </Button>
        </span>
      </div>
      {rows.length === 0 ? (
        <p role="status">{t('explain.subset.nothing')}</p>
      ) : (
        <SubsetTable
          label={t('explain.subset.elements')}
          rows={rows}
          heads={heads}
          isOpen={isShownOpen}
          onToggle={toggle}
        />
      )}
    </section>
  );
};
