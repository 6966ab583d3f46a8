import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import { useTranslation } from 'react-i18next';
import { ReasonLine } from './reason-line.tsx';

const tone = { ACCP: 'good', PART: 'warn', RJCT: 'bad' } as const;

/** What the clearing found: the status of the group, the codes of file and bulk, how many went through, and why. */
export const Verdict = ({ verdict }: { readonly verdict: ClearingVerdict }) => {
  const { t } = useTranslation();
  const { groupStatus, fileCode, bulkCode, counts, reasons } = verdict;
  return (
    <section className="tr-verdict">
      <div className="tr-verdict-head">
        <strong className={`tr-status tr-${tone[groupStatus]}`}>{groupStatus}</strong>
        <span>{t(`transfer.group.${groupStatus}`)}</span>
      </div>
      <dl className="tr-facts figures">
        <div>
          <dt>{t('transfer.verdict.file')}</dt>
          <dd>
            <code>{fileCode}</code>
          </dd>
        </div>
        <div>
          <dt>{t('transfer.verdict.bulk')}</dt>
          <dd>
            <code>{bulkCode}</code>
          </dd>
        </div>
        <div>
          <dt>{t('transfer.verdict.accepted')}</dt>
          <dd>{t('transfer.verdict.of', { count: counts.accepted, all: counts.transactions })}</dd>
        </div>
      </dl>
      {reasons.length > 0 && (
        <ul className="tr-reasons" aria-label={t('transfer.verdict.reasons')}>
          {reasons.map((reason) => (
            <li key={`${reason.trigger} ${reason.textKey} ${reason.transactionId ?? ''}`}>
              <ReasonLine reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
