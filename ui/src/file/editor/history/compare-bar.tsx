import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import type { Pair } from './history-slice.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

type Props = { readonly fileId: string; readonly newest: number };

/** The number of versions offered, newest first. */
const mostOffered = 500;

const versionsUpTo = (newest: number): readonly number[] =>
  Array.from({ length: Math.min(newest, mostOffered) }, (_, at) => newest - at);

type SelectProps = {
  readonly label: string;
  readonly value: number;
  readonly newest: number;
  readonly onChange: (version: number) => void;
};

const VersionSelect = ({ label, value, newest, onChange }: SelectProps) => (
  <select
    className="input input-small figures"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {versionsUpTo(newest).map((version) => (
      <option key={version} value={version}>{`v${version}`}</option>
    ))}
  </select>
);

/** Selects any two versions of the file and compares them. */
export const CompareBar = ({ fileId, newest }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Partial<Pair>>({});
  const [open, setOpen] = useState(false);
  const pair = { from: chosen.from ?? newest - 1, to: chosen.to ?? newest };
  return (
    <div className="ed-compare-bar">
      <VersionSelect
        label={t('editor.changes.from')}
        value={pair.from}
        newest={newest}
        onChange={(from) => setChosen({ ...chosen, from })}
      />
      <span aria-hidden="true">↔</span>
      <VersionSelect
        label={t('editor.changes.with')}
        value={pair.to}
        newest={newest}
        onChange={(to) => setChosen({ ...chosen, to })}
      />
      <Button small disabled={pair.from === pair.to} onClick={() => setOpen(true)}>
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
