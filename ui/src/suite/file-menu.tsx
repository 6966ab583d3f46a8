import { IconCopy, IconDots, IconPencil, IconTrash } from 'virtual:icons';
import type { SuiteFileSummary } from '@clearbench/contracts/suite/suite-overview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../editing/remove-dialog.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { ChangeSuite } from './use-suite-change.ts';

type Props = { readonly suiteId: string; readonly file: SuiteFileSummary; readonly change: ChangeSuite };

/** Copies, renames and deletes a file of a suite. */
export const FileMenu = ({ file: { path, title = path }, change }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const items = [
    {
      id: 'duplicate',
      text: t('suite.duplicate'),
      icon: <IconCopy size={15} aria-hidden="true" />,
      run: () => void change({ type: 'duplicate', path }),
    },
    {
      id: 'rename',
      text: t('suite.rename'),
      icon: <IconPencil size={15} aria-hidden="true" />,
      run: () => setOpen('rename'),
    },
    {
      id: 'remove',
      text: t('editing.remove'),
      icon: <IconTrash size={15} aria-hidden="true" />,
      tone: 'bad' as const,
      run: () => setOpen('remove'),
    },
  ];
  const label = t('suite.actionsFor', { title });
  return (
    <>
      <MenuButton className="icon-button" label={label} menuLabel={label} parts={[{ items }]} align="end">
        <IconDots size={16} aria-hidden="true" />
      </MenuButton>
      {open === 'rename' && (
        <NameDialog
          title={t('suite.renameTitle', { path })}
          label={t('suite.fileName')}
          value={path}
          code
          onClose={close}
          onNamed={async (newPath) => (await change({ type: 'rename', path, newPath })) !== undefined}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          title={t('suite.removeFileTitle', { path })}
          inUse={false}
          problem={undefined}
          removing={false}
          onClose={close}
          onRemove={() => {
            close();
            void change({ type: 'remove', path });
          }}
        >
          <p>{t('suite.removeFileBody')}</p>
        </RemoveDialog>
      )}
    </>
  );
};
