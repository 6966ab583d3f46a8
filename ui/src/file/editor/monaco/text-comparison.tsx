import './text-comparison.css';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Spinner } from '../../../parts/spinner.tsx';
import { fetchPane } from './fetch-pane.ts';

const TwoTexts = lazy(async () => {
  await fetchPane();
  return { default: (await import('./two-texts.tsx')).TwoTexts };
});

type Props = {
  readonly title: string;
  /** Undefined while the text is read. */
  readonly before: string | undefined;
  readonly after: string;
  readonly beforeLabel: string;
  readonly afterLabel: string;
  /** The error of reading the text before. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
};

/** A dialog with an earlier text beside a later one, differences marked. */
export const TextComparison = ({ title, before, after, beforeLabel, afterLabel, problem, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="text-comparison">
        <div className="text-comparison-texts">
          {problem !== undefined && <p role="alert">{problem}</p>}
          {problem === undefined && before === undefined && <Spinner />}
          {before !== undefined && (
            <Suspense fallback={<Spinner />}>
              <TwoTexts before={before} after={after} beforeLabel={beforeLabel} afterLabel={afterLabel} />
            </Suspense>
          )}
        </div>
        <div className="row-of-buttons row-of-buttons-end">
          <Button data-autofocus onClick={onClose}>
            {t('editor.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
