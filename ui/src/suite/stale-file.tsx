import { readSuiteFileRoute } from '@clearbench/contracts/suite/routes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { fetchPane } from '../file/editor/monaco/fetch-pane.ts';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';

const readFile = caller(readSuiteFileRoute);

const TwoTexts = lazy(async () => {
  await fetchPane();
  return { default: (await import('../file/editor/monaco/two-texts.tsx')).TwoTexts };
});

type Props = {
  readonly problem: Problem;
  readonly suiteId: string;
  readonly path: string;
  /** The text in the editor. */
  readonly text: string;
  readonly onTake: () => Promise<void>;
  /** Saves the own text over the version of the others. */
  readonly onKeep: (basedOn: number) => Promise<void>;
};

const Compare = (props: Pick<Props, 'suiteId' | 'path' | 'text'> & { readonly onClose: () => void }) => {
  const { suiteId, path, text, onClose } = props;
  const { t } = useTranslation();
  const read = useCallback(() => readFile({ params: { suiteId }, query: { path } }), [suiteId, path]);
  const state = useAsyncResult(read);
  return (
    <Dialog title={t('suite.staleCompare', { path })} onClose={onClose}>
      <div className="suite-compare">
        <div className="suite-compare-texts">
          {state.status === 'waiting' && <Spinner />}
          {state.status === 'failed' && <p role="alert">{t('suite.textFailed')}</p>}
          {state.status === 'done' && (
            <Suspense fallback={<Spinner />}>
              <TwoTexts
                before={state.result.text}
                after={text}
                beforeLabel={t('suite.textOfOthers')}
                afterLabel={t('suite.ownText')}
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

/** Why a text was not saved. If another user changed the file, one of the two texts is chosen. */
export const StaleFile = ({ problem, suiteId, path, text, onTake, onKeep }: Props) => {
  const { t } = useTranslation();
  const [isCompared, compare] = useState(false);
  const isStale = problem.errorKey === 'suite.stale';
  const failed = (error: unknown): void => notifyProblem(problemOf(error));
  return (
    <div className="suite-stale" role="alert">
      <p>{t(`error.${problem.errorKey}`, problem.params)}</p>
      {isStale && (
        <div className="row-of-buttons">
          <Button small onClick={() => compare(true)}>
            {t('suite.compare')}
          </Button>
          <Button small onClick={() => void onKeep(Number(problem.params.actual))}>
            {t('suite.keepOwn')}
          </Button>
          <Button small onClick={() => void onTake().catch(failed)}>
            {t('suite.takeOther')}
          </Button>
        </div>
      )}
      {isCompared && <Compare suiteId={suiteId} path={path} text={text} onClose={() => compare(false)} />}
    </div>
  );
};
