import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Trouble } from '../saga/trouble.ts';

type Props = {
  readonly title: string;
  /** What goes; or, where it is in use, by whom. */
  readonly children: ReactNode;
  readonly inUse: boolean;
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks once more; what is in use cannot be deleted. */
export const RemoveDialog = ({ title, children, inUse, trouble, removing, onRemove, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
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
            {t('editing.cancel')}
          </Button>
          <Button type="submit" tone="bad" disabled={inUse || removing}>
            {t('editing.remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
