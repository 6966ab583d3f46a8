import { IconAlertTriangle, IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { most, type Typed, validAddresses } from './addresses.ts';

type Props = { readonly texts: readonly string[]; readonly onChange: (texts: readonly string[]) => void };

const Chip = ({ typed: { text, reason }, onRemove }: { readonly typed: Typed; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const wrong = reason && t(`invite.reason.${reason}`, { max: most });
  return (
    <li className="address-chip" data-wrong={reason !== undefined || undefined}>
      {wrong && <IconAlertTriangle size={13} aria-hidden="true" />}
      <span className="clipped">{text}</span>
      {wrong && <span className="address-reason">{wrong}</span>}
      <button
        type="button"
        className="chip-cross"
        aria-label={t('invite.remove', { address: text })}
        onClick={onRemove}
      >
        <IconX size={12} aria-hidden="true" />
      </button>
    </li>
  );
};

/** The entered addresses, each with its error. */
export const AddressChips = ({ all, texts, onChange }: { readonly all: readonly Typed[] } & Props) =>
  all.length === 0 ? null : (
    <ul className="address-chips">
      {all.map((typed, index) => (
        <Chip
          key={`${String(index)} ${typed.text}`}
          typed={typed}
          onRemove={() => onChange(texts.filter((_, at) => at !== index))}
        />
      ))}
    </ul>
  );

/** The number of addresses, and of those that cannot be invited. */
export const AddressSum = ({ all, onChange }: { readonly all: readonly Typed[] } & Pick<Props, 'onChange'>) => {
  const { t } = useTranslation();
  const good = validAddresses(all).length;
  const bad = all.length - good;
  if (all.length === 0) return null;
  return (
    <div className="address-sum">
      <span className="figures" role="status">
        {t('invite.good', { count: good })}
        {bad > 0 && <strong className="address-bad">{t('invite.bad', { count: bad })}</strong>}
      </span>
      {bad > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => onChange(all.filter(({ reason }) => !reason).map(({ text }) => text))}
        >
          {t('invite.removeBad')}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => onChange([])}>
        {t('invite.clear')}
      </button>
    </div>
  );
};
