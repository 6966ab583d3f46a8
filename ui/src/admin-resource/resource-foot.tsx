import { IconTrash } from 'virtual:icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../key-list/use-save-key.ts';
import { Button } from '../parts/button.tsx';
import type { Problem } from '../saga/problem.ts';

type State = {
  readonly isNew: boolean;
  readonly draft: object;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly removing: boolean;
  readonly problem: Problem | undefined;
  discard(): void;
};

type Props = {
  readonly edited: State;
  /** Whether every field can be saved as it is. */
  readonly complete: boolean;
  readonly onSave: () => void;
  /** Missing if the resource cannot be deleted. */
  readonly onRemove?: (() => void) | undefined;
  /** The text of the delete button, if it is not "Delete". */
  readonly removeText?: string | undefined;
  /** The text of an error if it is not the text of its key. */
  readonly problemText?: ((problem: Problem) => ReactNode) | undefined;
};

const Status = ({ edited: { isNew, draft, saved, problem }, problemText }: Pick<Props, 'edited' | 'problemText'>) => {
  const { t } = useTranslation();
  if (problem)
    return <p className="form-problem">{problemText?.(problem) ?? t(`error.${problem.errorKey}`, problem.params)}</p>;
  if (saved) return <p className="form-good">{t('editing.saved')}</p>;
  if (isNew) return null;
  const count = Object.keys(draft).length;
  return <p className="muted">{count === 0 ? t('editing.unchanged') : t('editing.changes', { count })}</p>;
};

/** The result of the last command and the buttons; always visible. Ctrl+S saves. */
export const ResourceFoot = ({ edited, complete, onSave, onRemove, removeText, problemText }: Props) => {
  const { t } = useTranslation();
  const { isNew, draft, saving, removing } = edited;
  const unchanged = Object.keys(draft).length === 0;
  const ready = complete && !unchanged && !saving;
  useSaveKey(() => {
    if (ready) onSave();
  });
  return (
    <footer className="form-foot">
      {onRemove && (
        <Button icon={<IconTrash size={15} aria-hidden="true" />} disabled={removing} onClick={onRemove}>
          {removeText ?? t('editing.remove')}
        </Button>
      )}
      <div className="form-said" role="status">
        <Status edited={edited} problemText={problemText} />
      </div>
      {!isNew && !unchanged && (
        <button type="button" className="link-button" onClick={edited.discard}>
          {t('editing.discard')}
        </button>
      )}
      <Button type="submit" tone="primary" large disabled={!ready}>
        {t(saving ? 'editing.saving' : isNew ? 'editing.create' : 'editing.save')}
        <kbd className="kbd-on-accent">Ctrl S</kbd>
      </Button>
    </footer>
  );
};
