import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { KeyNote } from './key-notes.ts';

type Props = { readonly notes: readonly KeyNote[]; readonly onClose: () => void };

/** The function of a key. */
export const KeyList = ({ notes, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="key-list">
        {notes.map(([keys, textKey]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(textKey)}</dd>
          </div>
        ))}
      </dl>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('keys.close')}
        </Button>
      </div>
    </Dialog>
  );
};
