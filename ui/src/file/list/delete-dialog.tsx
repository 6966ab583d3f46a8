import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly names: readonly string[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

const shown = 5;

/** Asks once, naming what would go. */
export const DeleteDialog = ({ names, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size="sm"
      title={t('fileList.deleteTitle', { count: names.length })}
      closeButtonProps={{ 'aria-label': t('notice.close') }}
    >
      <ul className="plain-list">
        {names.slice(0, shown).map((name, index) => (
          <li key={`${String(index)}${name}`} className="clipped">
            {name}
          </li>
        ))}
        {names.length > shown && <li className="muted">{t('fileList.andMore', { count: names.length - shown })}</li>}
      </ul>
      <p className="muted">{t('fileList.deleteHelp')}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button variant="default" onClick={onClose}>
          {t('fileList.keep')}
        </Button>
        <Button color="bad" onClick={onDelete} data-autofocus>
          {t('fileList.delete')}
        </Button>
      </div>
    </Modal>
  );
};
