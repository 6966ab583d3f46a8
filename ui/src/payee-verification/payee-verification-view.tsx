import type { PayeeVerification } from '@clearbench/contracts/payee-verification/routes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../environment-clock/clearing-time.ts';
import { useLiveReading } from '../live/live-reading.ts';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { ReasonLine } from '../transfer/reason-line.tsx';
import { indentedJson } from './indented-json.ts';
import { MatchBadge } from './match-badge.tsx';
import { verificationReading } from './payee-verification-readings.ts';

type Props = { readonly environmentToken: string; readonly verificationId: string; readonly listPath: string };

const Text = ({ text }: { readonly text: string }) => <pre className="pv-text">{indentedJson(text)}</pre>;

const Asked = ({ found }: { readonly found: PayeeVerification }) => {
  const { t } = useTranslation();
  const { requestedAt, requestingBic, request } = found;
  return (
    <section className="pv-message">
      <h2>{t('payeeVerification.asked')}</h2>
      <p className="muted figures">
        {requestingBic && <code>{requestingBic}</code>}{' '}
        {requestedAt !== undefined && `${t('payeeVerification.requestedAt')}: ${requestedAt}`}
      </p>
      <Text text={request} />
    </section>
  );
};

const Answered = ({ found }: { readonly found: PayeeVerification }) => {
  const { t, i18n } = useTranslation();
  const { at, respondingBic, answer, reason, faultPath, errorKey } = found;
  return (
    <section className="pv-message">
      <h2>{t('payeeVerification.answered')}</h2>
      <p className="muted figures">
        {respondingBic && <code>{respondingBic}</code>}{' '}
        <time dateTime={at}>{clearingTime(at, i18n.language, true)}</time>
      </p>
      {errorKey !== undefined && <p>{t('payeeVerification.noReplyBecause', { reason: t(`error.${errorKey}`) })}</p>}
      {answer === undefined ? <p>{t('payeeVerification.noAnswer', { place: faultPath })}</p> : <Text text={answer} />}
      {reason && <ReasonLine reason={reason} />}
    </section>
  );
};

/** A verification of a payee: the request, and the answer with its reason. */
export const PayeeVerificationView = ({ environmentToken, verificationId, listPath }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentToken, verificationId }), [environmentToken, verificationId]);
  const { result: found, problem, retry } = useLiveReading(verificationReading, query);
  if (problem) return <ProblemNotice problem={problem} titleKey="payeeVerification.failed" onRetry={retry} />;
  if (!found) return <Skeletons rows={8} />;
  return (
    <div className="pv-page">
      <p>
        <Link to={listPath}>{t('payeeVerification.back')}</Link>
      </p>
      <h1>{t('payeeVerification.detail')}</h1>
      <p>
        <code>{found.requestId}</code> <MatchBadge {...found} />
      </p>
      <div className="pv-messages">
        <Asked found={found} />
        <Answered found={found} />
      </div>
    </div>
  );
};
