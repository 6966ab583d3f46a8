import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const shortcuts = [
  ['Ctrl+S', 'save'],
  ['Ctrl+Enter', 'send'],
  ['F8', 'next'],
  ['Shift+F8', 'previous'],
  ['Ctrl+.', 'fix'],
  ['Alt+←', 'back'],
  ['Shift+Alt+F', 'indent'],
  ['Ctrl+F', 'find'],
  ['Ctrl+G', 'goToLine'],
  ['Alt+1 … 4', 'tabs'],
  ['Ctrl+K', 'palette'],
  ['?', 'title'],
] as const;

/** The page's keys. */
export const ShortcutsDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('editor.shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('editor.close') }}
      size="sm"
    >
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
    </Modal>
  );
};
