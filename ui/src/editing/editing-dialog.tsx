import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = {
  readonly title: string;
  /** Whether closing would discard typed text. */
  readonly unsaved: boolean;
  readonly onClose: () => void;
  /** Receives the handler of its cancel button. */
  readonly children: (close: () => void) => ReactNode;
};

/** A dialog with fields. It asks before Escape, its cancel button or another page discards what was typed in it. */
export const EditingDialog = ({ title, unsaved, onClose, children }: Props) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const ask = (): void => setAsking(true);
  return (
    <>
      <Dialog title={title} onClose={onClose} onHeld={unsaved ? ask : undefined}>
        {children(unsaved ? ask : onClose)}
      </Dialog>
      {unsaved && <LeaveDialog unsaved />}
      {asking && (
        <RemoveDialog
          title={t('editing.discardTitle')}
          keepText={t('editing.keepEditing')}
          removeText={t('editing.discardDo')}
          inUse={false}
          problem={undefined}
          removing={false}
          onRemove={onClose}
          onClose={() => setAsking(false)}
        >
          <p>{t('editing.discardBody')}</p>
        </RemoveDialog>
      )}
    </>
  );
};
