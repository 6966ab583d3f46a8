import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';

type Props = { readonly fileName: string; readonly onClose: () => void; readonly onDelete: () => void };

/** Asks once before a file leaves the lists. */
export const DeleteDialog = ({ fileName, onClose, onDelete }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editor.delete.title')} onClose={onClose}>
      <p>{t('editor.delete.body', { name: fileName })}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('editor.delete.cancel')}
        </Button>
        <Button
          tone="bad"
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          {t('editor.delete.label')}
        </Button>
      </div>
    </Dialog>
  );
};
