import { IconArrowDown, IconArrowUp } from 'virtual:icons';
import { useTranslation } from 'react-i18next';

type Props = { readonly name: string; readonly onMove: (by: -1 | 1) => void };

/** The buttons that move an item up and down. */
export const MoveButtons = ({ name, onMove }: Props) => {
  const { t } = useTranslation();
  return (
    <span className="movers">
      <button type="button" aria-label={t('templateAdmin.up', { name })} onClick={() => onMove(-1)}>
        <IconArrowUp size={14} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('templateAdmin.down', { name })} onClick={() => onMove(1)}>
        <IconArrowDown size={14} aria-hidden="true" />
      </button>
    </span>
  );
};
