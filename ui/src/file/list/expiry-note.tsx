import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { expiresSoon, timeLeft } from '../expires-at.ts';
import { useListContext } from './list-context.ts';

/** The remaining time in the last days before a file is removed. */
export const ExpiryNote = ({ row }: { readonly row: VipFileSummary }) => {
  const { t, i18n } = useTranslation();
  const { now, figures } = useListContext();
  if (row.goesAt === undefined || !expiresSoon(row, now)) return null;
  const when = timeLeft(row.goesAt, now, i18n.language);
  return (
    <span className="goes-note" title={t('expiry.help', { moment: figures.moment(row.goesAt) })}>
      <IconHourglassLow size={13} aria-hidden="true" />
      <span className="goes-words">{when === undefined ? t('expiry.shortly') : t('expiry.soon', { when })}</span>
    </span>
  );
};
