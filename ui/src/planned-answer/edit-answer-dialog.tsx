import type { PlannedAnswerItem } from '@clearbench/contracts/transfer/planned-answer-routes';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { readText, saveText } from './planned-answer-calls.ts';

type Props = {
  readonly environmentToken: string;
  readonly answer: PlannedAnswerItem;
  /** `isSaved` is true where the text changed. */
  readonly onClose: (isSaved: boolean) => void;
};

/** Edits the text of an answer before its delivery. */
export const EditAnswerDialog = ({ environmentToken, answer, onClose }: Props) => {
  const { t } = useTranslation();
  const { transferId, answerId } = answer;
  const ask = useCallback(
    () => readText(environmentToken, { transferId, answerId }),
    [environmentToken, transferId, answerId],
  );
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
        <textarea
          className="planned-text"
          aria-label={t('plannedAnswer.text')}
          spellCheck={false}
          value={typed ?? before.result}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={() => onClose(false)}>{t('environmentClock.cancel')}</Button>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={typed === undefined}
          onClick={() => void (typed !== undefined && save(typed))}
        >
          {t('plannedAnswer.save')}
        </Button>
      </div>
    </Dialog>
  );
};
