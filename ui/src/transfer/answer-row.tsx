import { IconArrowNarrowLeft, IconClock } from 'virtual:icons';
import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { deliveryKeys } from '@clearbench/iso20022/conversation/delivery-state';
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

const Waiting = ({ answer, now }: Omit<Props, 'isInVerdict'>) => {
  const { t, i18n } = useTranslation();
  if (answer.dropped !== undefined || answer.isHeld) return null;
  const seconds = secondsUntil(answer.dueAt, now);
  return (
    <span className="tr-due figures">
      <IconClock size={13} aria-hidden />
      {seconds > 0
        ? t('transfer.answer.dueIn', { span: spanText(seconds, i18n.language) })
        : t('transfer.answer.dueNow')}
    </span>
  );
};

/** What a tester or a reset did with the answer: held, edited, dropped. */
const ChangeMarks = ({ answer }: Pick<Props, 'answer'>) => {
  const { t } = useTranslation();
  const { isHeld, dropped, editedFrom } = answer;
  const isEdited = editedFrom === undefined ? undefined : true;
  return deliveryKeys({ isHeld, dropped, isEdited }).map((key) => (
    <span key={key} className="tr-change">
      {t(key)}
    </span>
  ));
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
      <ChangeMarks answer={answer} />
      {answer.isLate && <LateMark />}
    </div>
    {!isInVerdict && <ReasonLine reason={answer.reason} />}
  </li>
);
