import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from './history-slice.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

type Props = { readonly fileId: string; readonly newest: number };

/** The number of versions offered, newest first. */
const mostOffered = 500;

/** Selects any two versions of the file and compares them. */
export const CompareBar = ({ fileId, newest }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Partial<Pair>>({});
  const [open, setOpen] = useState(false);
  const pair = { from: chosen.from ?? newest - 1, to: chosen.to ?? newest };
  const offered = Array.from({ length: Math.min(newest, mostOffered) }, (_, at) => {
    const version = String(newest - at);
    return { value: version, label: `v${version}` };
  });
  return (
    <div className="ed-compare-bar">
      <NativeSelect
        size="xs"
        aria-label={t('editor.changes.from')}
        value={String(pair.from)}
        data={offered}
        onChange={({ currentTarget }) => setChosen({ ...chosen, from: Number(currentTarget.value) })}
      />
      <span aria-hidden="true">↔</span>
      <NativeSelect
        size="xs"
        aria-label={t('editor.changes.with')}
        value={String(pair.to)}
        data={offered}
        onChange={({ currentTarget }) => setChosen({ ...chosen, to: Number(currentTarget.value) })}
      />
      <Button variant="default" size="compact-sm" disabled={pair.from === pair.to} onClick={() => setOpen(true)}>
        {t('editor.changes.compare')}
      </Button>
      {open && (
        <Suspense>
          <CompareDialog fileId={fileId} {...pair} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
