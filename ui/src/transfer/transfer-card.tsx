import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { useTranslation } from 'react-i18next';
import { MakeCaseButton } from '../suite/make-case-button.tsx';
import { momentFormat } from '../translation/moment-format.ts';
import { AnswerRow } from './answer-row.tsx';
import { ReasonLine } from './reason-line.tsx';
import { stateKey } from './state-key.ts';
import { BeneficiaryTimeOutBars, TimeOutBar } from './time-out-bar.tsx';
import { Timeline } from './timeline.tsx';
import { Verdict } from './verdict.tsx';

type Props = { readonly transfer: Transfer; readonly now: number };

/** An answer with the same reason as the result does not repeat it. */
const isInVerdict = ({ verdict }: Transfer, { trigger, text }: EngineReason): boolean =>
  verdict?.reasons.some((reason) => reason.trigger === trigger && reason.text === text) ?? false;

const Answers = ({ transfer, now }: Props) => {
  const { t } = useTranslation();
  if (transfer.answers.length === 0) return null;
  return (
    <section>
      <h3>{t('transfer.answers')}</h3>
      <ul className="tr-answers">
        {transfer.answers.map((answer) => (
          <AnswerRow
            key={answer.answerId}
            answer={answer}
            isInVerdict={isInVerdict(transfer, answer.reason)}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
};

/** What participants answered; their reasons are about other files, so none is in the verdict. */
const Forwarded = ({ transfer: { forwarded = [] }, now }: Props) => {
  const { t } = useTranslation();
  if (forwarded.length === 0) return null;
  return (
    <section>
      <h3>{t('transfer.forwarded')}</h3>
      <ul className="tr-answers">
        {forwarded.map((answer) => (
          <AnswerRow key={answer.fileId} answer={answer} isInVerdict={false} now={now} />
        ))}
      </ul>
    </section>
  );
};

const Silence = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t } = useTranslation();
  if (!transfer.silence) return null;
  return (
    <section className="tr-silence">
      <h3>{t('transfer.silence.title')}</h3>
      <p>{t('transfer.silence.body')}</p>
      <ReasonLine reason={transfer.silence} />
    </section>
  );
};

const NotReplanned = ({ transfer: { replanningFailures = [] } }: { readonly transfer: Transfer }) => {
  const { t } = useTranslation();
  if (replanningFailures.length === 0) return null;
  return (
    <section className="tr-silence">
      <h3>{t('transfer.notReplanned.title')}</h3>
      <p>{t('transfer.notReplanned.body')}</p>
      {[...new Map(replanningFailures.map((reason) => [reason.text, reason])).values()].map((reason) => (
        <ReasonLine key={reason.text} reason={reason} />
      ))}
    </section>
  );
};

/** One transfer of the file and its answers. */
export const TransferCard = ({ transfer, now }: Props) => {
  const { t, i18n } = useTranslation();
  const when = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <article className="tr-card" aria-label={t('transfer.sentAt', { at: when.format(new Date(transfer.requestedAt)) })}>
      <header className="tr-card-head figures">
        <h2>{when.format(new Date(transfer.requestedAt))}</h2>
        <span className="muted">{t('transfer.version', { version: transfer.contentVersion })}</span>
        <span className="tr-state" role="status">
          {t(stateKey(transfer, transfer.state))}
        </span>
      </header>
      <TimeOutBar transfer={transfer} now={now} />
      <BeneficiaryTimeOutBars transfer={transfer} now={now} />
      <Timeline transfer={transfer} now={now} />
      {transfer.verdict && <Verdict verdict={transfer.verdict} />}
      <Silence transfer={transfer} />
      <NotReplanned transfer={transfer} />
      <Answers transfer={transfer} now={now} />
      <Forwarded transfer={transfer} now={now} />
      {transfer.verdict && <MakeCaseButton small transfer={transfer} />}
    </article>
  );
};
