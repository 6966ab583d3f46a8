import { IconArrowBackUp } from 'virtual:icons';
import { restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caller } from '../../http/http-caller.ts';
import { notifyProblem } from '../../notice/notify.ts';
import { Button } from '../../parts/button.tsx';
import { figuresIn } from '../../parts/figures.ts';
import { NotFoundNotice } from '../../parts/not-found-notice.tsx';
import { OffButton } from '../../parts/off-button.tsx';
import { type Problem, problemOf } from '../../saga/problem.ts';

const restoreFile = caller(restoreFileRoute);

type Props = {
  /** The `file.removed` error of the server. */
  readonly problem: Problem;
  readonly filesPath: string;
  readonly canRestore: boolean;
  readonly onRestored: () => void;
  readonly restore?: (fileId: string) => Promise<unknown>;
};

const restoreOnServer = (fileId: string) => restoreFile({ params: { fileId } });

/** Shown instead of a deleted or expired file: who removed it, when, and the button to restore it. */
export const RemovedFilePage = ({ problem, filesPath, canRestore, onRestored, restore = restoreOnServer }: Props) => {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const figures = figuresIn(i18n.language);
  const { fileId, fileName, reason, by, removedAt, restorableUntil } = problem.params;
  const words = {
    fileName,
    name: by,
    moment: figures.toTheMinute(String(removedAt)),
    until: figures.toTheMinute(String(restorableUntil)),
  };
  const run = async () => {
    setBusy(true);
    try {
      await restore(String(fileId));
      onRestored();
    } catch (error) {
      notifyProblem(problemOf(error));
      setBusy(false);
    }
  };
  const icon = <IconArrowBackUp size={15} aria-hidden="true" />;
  return (
    <NotFoundNotice
      title={t(`removed.page.${reason === 'deleted' ? 'deleted' : 'expired'}`)}
      reason={t(by ? 'removed.page.deletedBy' : 'removed.page.removed', words)}
      way={{ to: filesPath, text: t('removed.toFiles') }}
      action={
        canRestore ? (
          <Button tone="primary" icon={icon} disabled={busy} onClick={() => void run()}>
            {t('removed.restore')}
          </Button>
        ) : (
          <OffButton tone="primary" icon={icon} reason={t('removed.planForbids')}>
            {t('removed.restore')}
          </OffButton>
        )
      }
    />
  );
};
