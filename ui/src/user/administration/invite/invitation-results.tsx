import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import type { Outcomes } from './invite-slice.ts';

type Props = { readonly outcomes: Outcomes; readonly onClose: () => void };

/** The result for each address of a command. */
export const InvitationResults = ({ outcomes, onClose }: Props) => {
  const { t } = useTranslation();
  const bad = outcomes.filter(({ errorKey }) => errorKey !== undefined);
  const good = outcomes.length - bad.length;
  return (
    <section className="outcome-box" role={bad.length > 0 ? 'alert' : 'status'} data-bad={bad.length > 0 || undefined}>
      <header>
        <h2>{t('invite.outcome')}</h2>
        <IconButton label={t('notice.close')} onClick={onClose}>
          <IconX size={14} aria-hidden="true" />
        </IconButton>
      </header>
      {good > 0 && <p className="outcome-good">{t('invite.outcomeGood', { count: good })}</p>}
      {bad.length > 0 && (
        <>
          <p>{t('invite.outcomeBad', { count: bad.length })}</p>
          <ul className="plain-list">
            {bad.map(({ id, errorKey }) => (
              <li key={id}>
                <strong>{id}</strong> <span>{t(`error.${errorKey}`, { id, address: id })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
