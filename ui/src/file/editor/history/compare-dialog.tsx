import { readContentRoute } from '@clearbench/contracts/file/routes';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAsyncResult } from '../../../error-injection/use-async-result.ts';
import { caller } from '../../../http/http-caller.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Spinner } from '../../../parts/spinner.tsx';
import { type Pair, selectHistory } from './history-slice.ts';
import { fitsSideBySide, longestSideBySide } from './side-by-side.ts';
import { VersionChangesOf } from './version-changes.tsx';

const TwoTexts = lazy(async () => ({ default: (await import('../monaco/two-texts.tsx')).TwoTexts }));

const readContent = caller(readContentRoute);

type Props = Pair & { readonly fileId: string; readonly onClose: () => void };

/** Two versions side by side, and the changes between them. */
export const CompareDialog = ({ fileId, from, to, onClose }: Props) => {
  const { t } = useTranslation();
  const { items } = useSelector(selectHistory);
  const isLarge = items.some(
    ({ contentVersion, size }) => [from, to].includes(contentVersion) && size > longestSideBySide,
  );
  const ask = useMemo(() => {
    if (isLarge) return undefined;
    const textOf = async (version: number) => {
      const { text } = await readContent({ params: { fileId }, query: { version } });
      return fitsSideBySide(text) ? text : undefined;
    };
    return async () => Promise.all([textOf(from), textOf(to)]);
  }, [fileId, from, to, isLarge]);
  const read = useAsyncResult(ask);
  const [before, after] = read.status === 'done' ? read.result : [];
  const tooLarge = isLarge || (read.status === 'done' && (before === undefined || after === undefined));
  return (
    <Dialog title={t('editor.changes.title', { from, to })} onClose={onClose}>
      <div className="ed-compare">
        {/* A long list can also be scrolled with the keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls */}
        <section aria-label={t('editor.changes.list')} tabIndex={0}>
          <VersionChangesOf fileId={fileId} from={from} to={to} />
        </section>
        <div className="ed-compare-texts">
          {tooLarge && <p className="muted">{t('editor.changes.textTooLarge')}</p>}
          {read.status === 'failed' && <p role="alert">{t('editor.changes.textFailed')}</p>}
          {read.status === 'waiting' && !isLarge && <Spinner />}
          {before !== undefined && after !== undefined && (
            <Suspense fallback={<Spinner />}>
              <TwoTexts
                before={before}
                after={after}
                beforeLabel={t('editor.diff.version', { version: from })}
                afterLabel={t('editor.diff.version', { version: to })}
              />
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
