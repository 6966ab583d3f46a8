import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';

const shortcuts = [
  ['Ctrl+S', 'save'],
  ['Ctrl+Enter', 'send'],
  ['F8', 'next'],
  ['Shift+F8', 'previous'],
  ['Alt+F8', 'reveal'],
  ['/', 'searchReport'],
  ['Ctrl+.', 'fix'],
  ['Ctrl+Space', 'complete'],
  ['Alt+←', 'back'],
  ['Shift+Alt+F', 'indent'],
  ['Ctrl+F', 'find'],
  ['Ctrl+G', 'goToLine'],
  ['Alt+1 … 5', 'tabs'],
  ['Ctrl+K', 'palette'],
  ['?', 'list'],
] as const;

/** The page's keys. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editor.shortcuts.title')} onClose={onClose}>
      <dl className="ed-shortcuts">
        {shortcuts.map(([keys, name]) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`editor.shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('editor.close')}
        </Button>
      </div>
    </Dialog>
  );
};
