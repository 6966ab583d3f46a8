import { compareSuiteVersionsRoute, type FileDifference, readSuiteFileRoute } from '@clearbench/contracts/suite/routes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../editing/fields.tsx';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { fetchPane } from '../file/editor/monaco/fetch-pane.ts';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';

const compareVersions = caller(compareSuiteVersionsRoute);
const readFile = caller(readSuiteFileRoute);

const TwoTexts = lazy(async () => {
  await fetchPane();
  return { default: (await import('../file/editor/monaco/two-texts.tsx')).TwoTexts };
});

type Versions = { readonly suiteId: string; readonly from: number; readonly to: number };

/** The text of a file in a version; '' where the version has no such file. */
const textIn = async (suiteId: string, path: string, version: number, isThere: boolean): Promise<string> =>
  isThere ? (await readFile({ params: { suiteId }, query: { path, version } })).text : '';

const FileTexts = ({ suiteId, from, to, file: { path, difference } }: Versions & { readonly file: FileDifference }) => {
  const { t } = useTranslation();
  const read = useCallback(
    () =>
      Promise.all([
        textIn(suiteId, path, from, difference !== 'added'),
        textIn(suiteId, path, to, difference !== 'removed'),
      ]),
    [suiteId, from, to, path, difference],
  );
  const state = useAsyncResult(read);
  if (state.status === 'failed') return <p role="alert">{t('suite.textFailed')}</p>;
  if (state.status === 'waiting') return <Spinner />;
  const [before, after] = state.result;
  return (
    <Suspense fallback={<Spinner />}>
      <TwoTexts
        before={before}
        after={after}
        beforeLabel={t('suite.versionNumber', { version: from })}
        afterLabel={t('suite.versionNumber', { version: to })}
      />
    </Suspense>
  );
};

const Differences = ({ files, ...versions }: Versions & { readonly files: readonly FileDifference[] }) => {
  const { t } = useTranslation();
  const [path, choose] = useState(files[0]?.path ?? '');
  const file = files.find((one) => one.path === path);
  if (!file) return <p className="muted">{t('suite.noDifferences')}</p>;
  const options = files.map((one) => ({
    value: one.path,
    text: t(`suite.difference.${one.difference}`, { path: one.path }),
  }));
  return (
    <>
      <SelectField label={t('suite.changedFiles')} value={path} options={options} onChange={choose} />
      <div className="suite-compare-texts">
        <FileTexts key={path} {...versions} file={file} />
      </div>
    </>
  );
};

/** The files that differ between two versions, and their texts side by side. */
export const CompareVersions = ({ onClose, ...versions }: Versions & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const { suiteId, from, to } = versions;
  const read = useCallback(() => compareVersions({ params: { suiteId }, query: { from, to } }), [suiteId, from, to]);
  const state = useAsyncResult(read);
  return (
    <Dialog title={t('suite.compareTitle', { from, to })} onClose={onClose}>
      <div className="suite-compare">
        {state.status === 'waiting' && <Spinner />}
        {state.status === 'failed' && <p role="alert">{t('suite.versionsFailed')}</p>}
        {state.status === 'done' && <Differences {...versions} files={state.result} />}
        <div className="row-of-buttons row-of-buttons-end">
          <Button data-autofocus onClick={onClose}>
            {t('editor.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
