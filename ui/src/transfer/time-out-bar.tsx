import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import { useTranslation } from 'react-i18next';
import { secondsUntil, spanText } from './due.ts';

type Props = { readonly transfer: Transfer; readonly now: number };

type Shown = {
  /** The text key below `transfer.timeOut`. */
  readonly name:
    | 'left'
    | 'answered'
    | 'noAnswer'
    | 'late'
    | 'rejected'
    | 'toAnswer'
    | 'accepted'
    | 'declined'
    | 'passed'
    | 'notAnswered';
  readonly tone: 'waiting' | 'good' | 'warn' | 'bad';
  /** Seconds that the text names, and the part of the bar that is filled, from 0 to 1. */
  readonly seconds: number;
  readonly part: number;
};

const passed = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from)) / 1000;

/** What the bar shows at a business time; undefined for a transfer without a time-out. */
export const shownTimeOut = ({ timeOut, answers, history, sentAt }: Transfer, now: number): Shown | undefined => {
  if (timeOut === undefined) return undefined;
  const answer = answers.find((one) => isConfirmation(one) && one.releasedAt !== undefined);
  const begin = history.find(({ state }) => state === 'received')?.at ?? sentAt;
  if (answer?.releasedAt !== undefined) {
    if (answer.isLate) return { name: 'late', tone: 'warn', seconds: passed(timeOut.at, answer.releasedAt), part: 1 };
    const seconds = Math.min(timeOut.seconds, passed(begin, answer.releasedAt));
    const isRejection = answer.releasedAt >= timeOut.at;
    if (isRejection) return { name: 'rejected', tone: 'bad', seconds, part: 1 };
    return { name: 'answered', tone: 'good', seconds, part: seconds / timeOut.seconds };
  }
  const left = Math.min(timeOut.seconds, secondsUntil(timeOut.at, now));
  const hasTimedOut = left === 0 || history.some(({ state }) => state === 'timedOut');
  if (hasTimedOut) return { name: 'noAnswer', tone: 'bad', seconds: 0, part: 1 };
  return { name: 'left', tone: 'waiting', seconds: left, part: 1 - left / timeOut.seconds };
};

type Answer = Transfer['answers'][number];

/** What the bar of a received payment shows: how long the tester can answer it, and how the wait ended. */
export const shownBeneficiaryTimeOut = (
  { answers }: Pick<Transfer, 'answers'>,
  { answerId, timeOut, releasedAt, confirmation }: Answer,
  now: number,
): Shown | undefined => {
  if (timeOut === undefined || releasedAt === undefined) return undefined;
  if (confirmation !== undefined) {
    const seconds = Math.min(timeOut.seconds, passed(releasedAt, confirmation.at));
    const isAccepted = confirmation.status === 'ACCP';
    const name = isAccepted ? 'accepted' : 'declined';
    return { name, tone: isAccepted ? 'good' : 'warn', seconds, part: seconds / timeOut.seconds };
  }
  const rejection = answers.find(({ rejects }) => rejects?.answerId === answerId);
  const left = Math.min(timeOut.seconds, secondsUntil(timeOut.at, now));
  if (left > 0 && rejection?.releasedAt === undefined)
    return { name: 'toAnswer', tone: 'waiting', seconds: left, part: 1 - left / timeOut.seconds };
  return { name: rejection?.releasedAt === undefined ? 'passed' : 'notAnswered', tone: 'bad', seconds: 0, part: 1 };
};

type BarProps = {
  readonly id: string;
  readonly title: string;
  readonly shown: Shown;
  readonly allSeconds: number;
};

const Bar = ({ id, title, shown: { name, tone, seconds, part }, allSeconds }: BarProps) => {
  const { t, i18n } = useTranslation();
  const span = spanText(Math.round(seconds * 10) / 10, i18n.language);
  const all = spanText(allSeconds, i18n.language);
  const text = t(`transfer.timeOut.${name}`, { all, left: span, after: span, late: span });
  return (
    <section className="tr-time-out" data-tone={tone}>
      <h3 id={id}>{title}</h3>
      <div
        className="tr-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={allSeconds}
        aria-valuenow={Math.round(part * allSeconds)}
        aria-valuetext={text}
      >
        <span style={{ transform: `scaleX(${part})` }} />
      </div>
      <p className="figures">{text}</p>
    </section>
  );
};

/** The time that the originator's bank waits for the answer to an instant payment, and how the wait ended. */
export const TimeOutBar = ({ transfer, now }: Props) => {
  const { t } = useTranslation();
  const shown = shownTimeOut(transfer, now);
  if (shown === undefined || transfer.timeOut === undefined) return null;
  const id = `time-out-${transfer.transferId}`;
  return <Bar id={id} title={t('transfer.timeOut.title')} shown={shown} allSeconds={transfer.timeOut.seconds} />;
};

/** For each received instant payment the time in which the tester answers it as the beneficiary's bank. */
export const BeneficiaryTimeOutBars = ({ transfer, now }: Props) => {
  const { t } = useTranslation();
  const awaited = transfer.answers.filter(({ timeOut }) => timeOut !== undefined);
  return awaited.map((answer) => {
    const shown = shownBeneficiaryTimeOut(transfer, answer, now);
    if (shown === undefined || answer.timeOut === undefined) return null;
    const title =
      awaited.length === 1
        ? t('transfer.timeOut.beneficiary')
        : t('transfer.timeOut.beneficiaryOf', { messageId: answer.messageId });
    const id = `time-out-${transfer.transferId}-${answer.answerId}`;
    return <Bar key={answer.answerId} id={id} title={title} shown={shown} allSeconds={answer.timeOut.seconds} />;
  });
};
