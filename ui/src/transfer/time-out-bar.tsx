import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import { useTranslation } from 'react-i18next';
import { secondsUntil, spanText } from './due.ts';

type Props = { readonly transfer: Transfer; readonly now: number };

type Shown = {
  /** The text key below `transfer.timeOut`. */
  readonly name: 'left' | 'answered' | 'noAnswer' | 'late' | 'rejected';
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

/** The time that the originator's bank waits for the answer to an instant payment, and how the wait ended. */
export const TimeOutBar = ({ transfer, now }: Props) => {
  const { t, i18n } = useTranslation();
  const shown = shownTimeOut(transfer, now);
  if (shown === undefined || transfer.timeOut === undefined) return null;
  const { name, tone, seconds, part } = shown;
  const span = spanText(Math.round(seconds * 10) / 10, i18n.language);
  const all = spanText(transfer.timeOut.seconds, i18n.language);
  const text = t(`transfer.timeOut.${name}`, { all, left: span, after: span, late: span });
  return (
    <section className="tr-time-out" data-tone={tone}>
      <h3 id={`time-out-${transfer.transferId}`}>{t('transfer.timeOut.title')}</h3>
      <div
        className="tr-bar"
        role="progressbar"
        aria-labelledby={`time-out-${transfer.transferId}`}
        aria-valuemin={0}
        aria-valuemax={transfer.timeOut.seconds}
        aria-valuenow={Math.round(part * transfer.timeOut.seconds)}
        aria-valuetext={text}
      >
        <span style={{ transform: `scaleX(${part})` }} />
      </div>
      <p className="figures">{text}</p>
    </section>
  );
};
