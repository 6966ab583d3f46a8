import type { PayeeVerificationItem } from '@clearbench/contracts/payee-verification/routes';
import { useTranslation } from 'react-i18next';

const tones = { MTCH: 'good', CMTC: 'warn', NMTC: 'bad', NOAP: 'neutral' } as const;

type Props = Pick<PayeeVerificationItem, 'partyNameMatch' | 'partyIdMatch' | 'code' | 'isSent'>;

/** The result of a verification by its code and in words; the error code of a refused request. */
export const MatchBadge = ({ partyNameMatch, partyIdMatch, code, isSent }: Props) => {
  const { t } = useTranslation();
  const match = partyNameMatch ?? partyIdMatch;
  if (match === undefined)
    return (
      <span className="pv-match">
        <strong className="pv-code" data-tone="bad">
          {code}
        </strong>{' '}
        {t(isSent ? 'payeeVerification.noReply' : 'payeeVerification.refused')}
      </span>
    );
  return (
    <span className="pv-match">
      <strong className="pv-code" data-tone={tones[match]}>
        {match}
      </strong>{' '}
      {t(`payeeVerification.${match}`)}
      {isSent && <span className="muted"> · {t('payeeVerification.sent')}</span>}
    </span>
  );
};
