import { IconArrowDown, IconArrowUp, IconGripVertical } from 'virtual:icons';
import type { SuiteFileSummary } from '@clearbench/contracts/suite/suite-overview';
import { type DragEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton } from '../parts/button.tsx';
import { FileMenu } from './file-menu.tsx';
import { movedItem } from './moved-item.ts';
import { pathOfSuiteFile } from './suite-addresses.ts';
import { Tags } from './tags.tsx';
import type { ChangeSuite } from './use-suite-change.ts';

type Props = {
  readonly suiteId: string;
  readonly cases: readonly SuiteFileSummary[];
  readonly isEditable: boolean;
  readonly change: ChangeSuite;
};

type RowProps = Omit<Props, 'cases'> & {
  readonly file: SuiteFileSummary;
  readonly number: number;
  readonly count: number;
  readonly isDropPlace: boolean;
  readonly onMove: (to: number) => void;
  readonly onDrag: (over: number | undefined) => void;
  readonly onDropped: () => void;
};

/** The facts of a case in one line. */
const CaseFacts = ({ file: { path, steps, cases, problems } }: Pick<RowProps, 'file'>) => {
  const { t } = useTranslation();
  return (
    <span className="muted suite-case-facts">
      <span className="suite-path">{path}</span> · {t('suite.steps', { count: steps })}
      {cases > 1 && ` · ${t('suite.rows', { count: cases })}`}
      {problems > 0 && <strong className="suite-bad"> · {t('suite.problems', { count: problems })}</strong>}
    </span>
  );
};

const MoveButtons = ({ file, number, count, onMove }: Pick<RowProps, 'file' | 'number' | 'count' | 'onMove'>) => {
  const { t } = useTranslation();
  const title = file.title ?? file.path;
  const move = (to: number, isPossible: boolean) => () => {
    if (isPossible) onMove(to);
  };
  return (
    <>
      <IconButton
        label={t('suite.moveUp', { title })}
        data-move="up"
        aria-disabled={number === 1}
        onClick={move(number - 2, number > 1)}
      >
        <IconArrowUp size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('suite.moveDown', { title })}
        data-move="down"
        aria-disabled={number === count}
        onClick={move(number, number < count)}
      >
        <IconArrowDown size={15} aria-hidden="true" />
      </IconButton>
    </>
  );
};

const CaseRow = (props: RowProps) => {
  const { suiteId, file, number, isEditable, change, isDropPlace, onDrag, onDropped } = props;
  const start = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', file.path);
    onDrag(number - 1);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    onDrag(number - 1);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onDropped();
  };
  const events = { onDragStart: start, onDragOver: over, onDrop: drop, onDragEnd: () => onDrag(undefined) };
  const drag = isEditable ? { draggable: true, ...events } : {};
  return (
    <li className="suite-case" data-path={file.path} data-drop={isDropPlace || undefined} {...drag}>
      {isEditable && <IconGripVertical className="suite-grip" size={16} aria-hidden="true" />}
      <span className="suite-number figures">{number}</span>
      <span className="suite-case-name">
        <Link to={pathOfSuiteFile(suiteId, file.path)}>{file.title ?? file.path}</Link>
        <Tags tags={file.tags} />
        <CaseFacts file={file} />
      </span>
      {isEditable && (
        <span className="suite-case-buttons">
          <MoveButtons {...props} />
          <FileMenu suiteId={suiteId} file={file} change={change} />
        </span>
      )}
    </li>
  );
};

/** A case that was moved with a button: the button keeps the focus, also where the browser loses it. */
const useKeptFocus = (list: RefObject<HTMLOListElement | null>, shown: readonly SuiteFileSummary[]) => {
  const kept = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (shown.length > 0) kept.current?.focus();
    kept.current = undefined;
  }, [shown]);
  return () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && list.current?.contains(activeElement)) kept.current = activeElement;
  };
};

/** The order on the page: a new one is shown at once, and no reading from before its change replaces it. */
const useShownOrder = (cases: readonly SuiteFileSummary[], change: ChangeSuite) => {
  const [shown, show] = useState(cases);
  const waiting = useRef(0);
  useEffect(() => {
    if (waiting.current === 0) show(cases);
  }, [cases]);
  const reorder = async (order: readonly SuiteFileSummary[]): Promise<void> => {
    show(order);
    waiting.current += 1;
    const changed = await change({ type: 'reorder', cases: order.map(({ path }) => path) });
    waiting.current -= 1;
    if (changed === undefined) show(cases);
  };
  return { shown, reorder };
};

/** The cases of a suite in their order, which the mouse changes by dragging and the keyboard with buttons. */
export const CaseList = ({ suiteId, cases, isEditable, change }: Props) => {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const { shown, reorder } = useShownOrder(cases, change);
  // The mouse is faster than rendering, and the order can change meanwhile: the dragged case is not in the state.
  const dragged = useRef<string>(undefined);
  const [dropPlace, setDropPlace] = useState<number>();
  const [moved, setMoved] = useState('');
  const keepFocus = useKeptFocus(list, shown);
  const move = (from: number, to: number): void => {
    const order = movedItem(shown, from, to);
    if (order === shown) return;
    const file = shown[from];
    keepFocus();
    setMoved(t('suite.moved', { title: file?.title ?? file?.path, number: to + 1, count: shown.length }));
    void reorder(order);
  };
  const drag = (over: number | undefined): void => {
    const path = over === undefined ? undefined : shown[over]?.path;
    dragged.current = path === undefined ? undefined : (dragged.current ?? path);
    setDropPlace(path === dragged.current ? undefined : over);
  };
  const drop = (to: number): void => {
    const from = shown.findIndex(({ path }) => path === dragged.current);
    if (from >= 0) move(from, to);
    drag(undefined);
  };
  return (
    <>
      <ol className="suite-cases" ref={list} aria-label={t('suite.casesInOrder')}>
        {shown.map((file, index) => (
          <CaseRow
            key={file.path}
            {...{ suiteId, file, isEditable, change }}
            number={index + 1}
            count={shown.length}
            isDropPlace={dropPlace === index}
            onMove={(to) => move(index, to)}
            onDrag={drag}
            onDropped={() => drop(index)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
};
