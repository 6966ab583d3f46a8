import { IconChevronRight } from 'virtual:icons';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { structurePair, type Use } from './compare-structures.ts';
import type { Structure } from './format-form.ts';
import { firstOpen, type TreeRow, treeMove, treeRows } from './tree-rows.ts';
import { useTypeTexts } from './use-type-texts.ts';

const Cell = ({ use, other }: { readonly use: Use | undefined; readonly other?: Use | undefined }) => {
  const { often, value } = useTypeTexts();
  if (!use) return <td className="muted">–</td>;
  const differs = (say: (one: Use) => string) => (other && say(use) !== say(other) ? true : undefined);
  return (
    <td>
      <span className="figures often" data-differs={differs(often)}>
        {often(use)}
      </span>
      <span className="facets" data-differs={differs(value)} title={use.type.name}>
        {value(use)}
      </span>
    </td>
  );
};

type RowProps = {
  readonly row: TreeRow;
  readonly comparing: boolean;
  readonly current: boolean;
  readonly onTurn: (row: TreeRow) => void;
};

const Row = ({ row, comparing, current, onTurn }: RowProps) => {
  const { t } = useTranslation();
  const { key, level, pair, change, unfolds, open } = row;
  return (
    <tr
      data-key={key}
      data-change={comparing ? change : undefined}
      tabIndex={current ? 0 : -1}
      aria-level={level}
      aria-expanded={unfolds ? open : undefined}
      onClick={() => onTurn(row)}
    >
      <td className="tree-name" style={{ paddingInlineStart: `${(level - 1) * 18}px` }}>
        <IconChevronRight
          size={13}
          aria-hidden="true"
          data-open={open || undefined}
          data-leaf={!unfolds || undefined}
        />
        <span>{pair.name}</span>
        {comparing && (change === 'added' || change === 'removed') && (
          <span className="tag" data-change={change}>
            {t(`formatAdmin.change.${change}`)}
          </span>
        )}
        {comparing && change === 'changed' && (
          <span className="visually-hidden">{t('formatAdmin.change.changed')}</span>
        )}
      </td>
      {comparing && <Cell use={pair.before} other={pair.after} />}
      <Cell use={pair.after} other={comparing ? pair.before : undefined} />
    </tr>
  );
};

type Props = {
  /** The names of the two sides; the earlier one only if there is one. */
  readonly names: { readonly before?: string; readonly after: string };
  readonly before?: Structure | undefined;
  readonly after: Structure;
  readonly differing?: boolean;
};

/** The expanded rows, and the row with the focus. */
const useFolds = ({ before, after, differing = false }: Props) => {
  const tree = useMemo(() => structurePair(before, after), [before, after]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(tree, before ? 4 : 3, differing));
  const rows = useMemo(() => treeRows(tree, open, differing), [tree, open, differing]);
  const root = tree.root.name;
  const [at, setAt] = useState(root);
  const fold = (key: string, unfold: boolean) =>
    setOpen((before) => new Set(unfold ? [...before, key] : [...before].filter((one) => one !== key)));
  return { rows, at: rows.some(({ key }) => key === at) ? at : root, setAt, fold };
};

/** A structure as a tree for keyboard navigation, alone or compared with another one. */
export const StructureTree = (props: Props) => {
  const { t } = useTranslation();
  const { names, before } = props;
  const { rows, at, setAt, fold } = useFolds(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(at)}"]`)?.focus();
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = treeMove(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    byKey.current = true;
    if (move.fold !== undefined) fold(move.fold, false);
    if (move.unfold !== undefined) fold(move.unfold, true);
    if (move.to !== undefined) setAt(move.to);
  };
  const turn = (row: TreeRow) => {
    setAt(row.key);
    if (row.unfolds) fold(row.key, !row.open);
  };
  const grid = { className: 'admin-table structure-tree', role: 'treegrid', 'aria-label': t('formatAdmin.structure') };
  return (
    <div className="table-box">
      <table {...grid}>
        <thead>
          <tr>
            <th scope="col">{t('formatAdmin.column.element')}</th>
            {names.before !== undefined && <th scope="col">{names.before}</th>}
            <th scope="col">{names.after}</th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <Row key={row.key} row={row} comparing={before !== undefined} current={row.key === at} onTurn={turn} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
