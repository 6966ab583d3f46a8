import type { PlannedAnswerItem } from '@clearbench/contracts/transfer/planned-answer-routes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { fetchPane } from '../file/editor/monaco/fetch-pane.ts';
import type { ShownFault } from '../file/editor/monaco/text-pane.tsx';
import { useShownColorScheme } from '../look-and-feel/color-scheme.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { readText, saveText } from './planned-answer-calls.ts';

const TextPane = lazy(async () => {
  await fetchPane();
  return { default: (await import('../file/editor/monaco/text-pane.tsx')).TextPane };
});

type Props = {
  readonly environmentToken: string;
  readonly answer: PlannedAnswerItem;
  /** `isSaved` is true where the text changed. */
  readonly onClose: (isSaved: boolean) => void;
};

const noFaults: readonly ShownFault[] = [];

/** Edits the text of an answer before its delivery. */
export const EditAnswerDialog = ({ environmentToken, answer, onClose }: Props) => {
  const { t } = useTranslation();
  const { transferId, answerId } = answer;
  const ask = useCallback(
    () => readText(environmentToken, { transferId, answerId }),
    [environmentToken, transferId, answerId],
  );
  const dark = useShownColorScheme() === 'dark';
  const before = useAsyncResult(ask);
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (text: string) => {
    setBusy(true);
    const isSaved = await saveText(environmentToken, answer, text);
    setBusy(false);
    if (isSaved) onClose(true);
  };
  return (
    <Dialog title={answer.fileName} onClose={() => onClose(false)}>
      {before.status === 'waiting' && <Skeletons rows={10} />}
      {before.status === 'failed' && <p role="alert">{t('error.transfer.answerNotPlanned')}</p>}
      {before.status === 'done' && (
        <div className="planned-text">
          <Suspense fallback={<Spinner />}>
            <TextPane
              language="xml"
              value={typed ?? before.result}
              faults={noFaults}
              jump={undefined}
              label={t('plannedAnswer.text')}
              dark={dark}
              onChange={setTyped}
            />
          </Suspense>
        </div>
      )}
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={() => onClose(false)}>{t('environmentClock.cancel')}</Button>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={typed === undefined || typed === ''}
          onClick={() => void (typed !== undefined && save(typed))}
        >
          {t('plannedAnswer.save')}
        </Button>
      </div>
    </Dialog>
  );
};
