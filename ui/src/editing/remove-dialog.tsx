import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Trouble } from '../saga/trouble.ts';

export type RemoveProps = {
  readonly title: string;
  /** What goes; or, where it is in use, by whom. */
  readonly children: ReactNode;
  readonly inUse: boolean;
  /** The words on the buttons, where they are others than usual. */
  readonly keepText?: string;
  readonly removeText?: string;
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks once more; what is in use cannot be deleted. */
export const RemoveDialog = ({
  title,
  children,
  inUse,
  trouble,
  removing,
  onRemove,
  onClose,
  ...words
}: RemoveProps) => {
  const { t } = useTranslation();
  const { keepText = t('editing.cancel'), removeText = t('editing.remove') } = words;
  const off = inUse || removing;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!off) onRemove();
        }}
      >
        {children}
        {trouble && (
          <p className="form-trouble" role="alert">
            {t(`error.${trouble.errorKey}`, trouble.params)}
          </p>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose} data-autofocus>
            {keepText}
          </Button>
          <Button type="submit" tone="bad" disabled={off}>
            {removeText}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
