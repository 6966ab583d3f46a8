import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { IconArrowNarrowLeft, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { secondsUntil, spanText } from './due.ts';
import { ReasonLine } from './reason-line.tsx';

type Props = {
  readonly answer: Transfer['answers'][number];
  /** The result already contains the reason. */
  readonly isInVerdict: boolean;
  readonly now: number;
};

/** The state of an answer that a tester or a reset changed; undefined for one that waits for its time. */
const changedState = ({ isHeld, dropped }: Props['answer']): string | undefined => {
  if (dropped !== undefined) return `plannedAnswer.dropped.${dropped}`;
  return isHeld ? 'plannedAnswer.held' : undefined;
};

const Waiting = ({ answer, now }: Omit<Props, 'isInVerdict'>) => {
  const { t, i18n } = useTranslation();
  const seconds = secondsUntil(answer.dueAt, now);
  const state = changedState(answer);
  if (state !== undefined) return <span className="tr-due">{t(state)}</span>;
  return (
    <span className="tr-due figures">
      <IconClock size={13} aria-hidden />
      {seconds > 0
        ? t('transfer.answer.dueIn', { span: spanText(seconds, i18n.language) })
        : t('transfer.answer.dueNow')}
    </span>
  );
};

const LateMark = () => {
  const { t } = useTranslation();
  return <span className="tr-late">{t('transfer.answer.late')}</span>;
};

/** An answer of the engine: its file or the remaining time, and the reason for it. */
export const AnswerRow = ({ answer, isInVerdict, now }: Props) => (
  <li className="tr-answer">
    <div className="tr-answer-head">
      <IconArrowNarrowLeft size={14} className="tr-st" aria-hidden />
      <code>{answer.messageType}</code>
      {answer.releasedAt === undefined ? (
        <Waiting answer={answer} now={now} />
      ) : (
        <Link to={`/file/${answer.fileId}`}>{answer.fileName}</Link>
      )}
      {answer.isLate && <LateMark />}
    </div>
    {!isInVerdict && <ReasonLine reason={answer.reason} />}
  </li>
);
