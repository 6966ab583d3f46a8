import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectConnection } from './live-slice.ts';

/** A dot while the connection works, a text when it does not. */
export const ConnectionIndicator = () => {
  const { t } = useTranslation();
  const connection = useSelector(selectConnection);
  return (
    <output className="connection" data-state={connection} title={t(`connection.${connection}.help`)}>
      <span className="connection-dot" aria-hidden="true" />
      <span className={connection === 'disconnected' ? 'connection-word' : 'visually-hidden'}>
        {t(`connection.${connection}`)}
      </span>
    </output>
  );
};
