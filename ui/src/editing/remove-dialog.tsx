import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Problem } from '../saga/problem.ts';

export type RemoveProps = {
  readonly title: string;
  /** What is deleted; or what uses it, if it is in use. */
  readonly children: ReactNode;
  readonly inUse: boolean;
  /** The button labels, if they differ from the defaults. */
  readonly keepText?: string;
  readonly removeText?: string;
  /** The sentence before the reason why it could not be deleted. */
  readonly failedText?: string;
  readonly problem: Problem | undefined;
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation; an item in use cannot be deleted. */
export const RemoveDialog = ({
  title,
  children,
  inUse,
  problem,
  removing,
  onRemove,
  onClose,
  ...words
}: RemoveProps) => {
  const { t } = useTranslation();
  const { keepText = t('editing.cancel'), removeText = t('editing.remove'), failedText } = words;
  // Errors of earlier actions, such as saving, are not shown here.
  const [tried, setTried] = useState(false);
  const off = inUse || removing;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (off) return;
          setTried(true);
          onRemove();
        }}
      >
        {children}
        {tried && problem && (
          <p className="form-problem" role="alert">
            {failedText && <strong>{failedText}: </strong>}
            {t(`error.${problem.errorKey}`, problem.params)}
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
