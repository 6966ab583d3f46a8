import { IconArrowBackUp } from 'virtual:icons';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { figuresIn } from '../parts/figures.ts';
import { problemOf } from '../saga/problem.ts';
import { type ShortColumns, ShortList } from './short-list.tsx';

export type RemovedItem = {
  readonly id: string;
  readonly name: string;
  /** A description of what is restored with it. */
  readonly detail?: string;
  readonly removedByName?: string | undefined;
  readonly restorableUntil: string;
};

type Props = {
  readonly title: string;
  readonly read: () => Promise<readonly RemovedItem[]>;
  readonly restore: (id: string) => Promise<unknown>;
  /** Reads the list above again. */
  readonly onRestored: () => void;
  /** Changes with the list above, because deleted items move here. */
  readonly after: unknown;
};

/** The items that an administrator deleted and can still restore; hidden if there are none. */
export const RemovedList = ({ title, read, restore, onRestored, after }: Props) => {
  const { t, i18n } = useTranslation();
  const figures = figuresIn(i18n.language);
  const [items, setItems] = useState<readonly RemovedItem[]>([]);
  const [busy, setBusy] = useState('');
  const refresh = useCallback(async () => {
    try {
      setItems(await read());
    } catch (error) {
      // The list above shows the error.
      problemOf(error);
    }
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the list above has changed
  useEffect(() => void refresh(), [refresh, after]);
  const run = async ({ id, name }: RemovedItem) => {
    setBusy(id);
    try {
      await restore(id);
      notify({ tone: 'good', textKey: 'removedList.restored', params: { name } });
      onRestored();
    } catch (error) {
      notifyProblem(problemOf(error));
    }
    setBusy('');
    await refresh();
  };
  if (items.length === 0) return null;
  const columns: ShortColumns<RemovedItem> = [
    {
      name: t('removedList.name'),
      cell: ({ name, detail }: RemovedItem) => (
        <>
          {name}
          {detail !== undefined && <span className="muted clipped">{detail}</span>}
        </>
      ),
    },
    { name: t('removedList.by'), cell: ({ removedByName = '–' }: RemovedItem) => removedByName },
    {
      name: t('removedList.until'),
      cell: ({ restorableUntil }: RemovedItem) => (
        <span className="figures">{figures.toTheMinute(restorableUntil)}</span>
      ),
    },
    {
      name: t('removedList.action'),
      isNumber: true,
      cell: (item: RemovedItem) => (
        <Button
          icon={<IconArrowBackUp size={15} aria-hidden="true" />}
          aria-label={t('removedList.restoreOf', { name: item.name })}
          disabled={busy !== ''}
          onClick={() => void run(item)}
        >
          {t('removedList.action')}
        </Button>
      ),
    },
  ];
  return (
    <section className="removed-list">
      <h2>{title}</h2>
      <p className="muted">{t('removedList.help')}</p>
      <ShortList label={title} columns={columns} items={items} keyOf={({ id }) => id} />
    </section>
  );
};
