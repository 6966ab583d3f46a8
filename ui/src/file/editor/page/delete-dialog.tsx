import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly opened: boolean;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onDelete: () => void;
};

/** Asks once before a file leaves the lists. */
export const DeleteDialog = ({ opened, fileName, onClose, onDelete }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('editor.delete.title')}
      closeButtonProps={{ 'aria-label': t('editor.close') }}
      size="sm"
    >
      <p>{t('editor.delete.body', { name: fileName })}</p>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('editor.delete.cancel')}
        </Button>
        <Button
          color="bad"
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          {t('editor.delete.label')}
        </Button>
      </Group>
    </Modal>
  );
};
