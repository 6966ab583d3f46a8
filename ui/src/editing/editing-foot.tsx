import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../key-list/use-save-key.ts';
import { Button } from '../parts/button.tsx';
import type { EditingState } from './editing-slice.ts';

type Props = {
  readonly editing: EditingState;
  /** Whether the form holds something that cannot be saved. */
  readonly blocked: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Missing where there is nothing to delete yet. */
  readonly onRemove?: (() => void) | undefined;
  /** What the button to delete says, where it is something else than usual. */
  readonly removeText?: string | undefined;
};

const Said = ({ editing: { id, draft, saved, trouble } }: Pick<Props, 'editing'>) => {
  const { t } = useTranslation();
  if (trouble) return <p className="form-trouble">{t(`error.${trouble.errorKey}`, trouble.params)}</p>;
  if (saved) return <p className="form-good">{t('editing.saved')}</p>;
  if (id === '') return null;
  const count = Object.keys(draft).length;
  return <p className="muted">{count === 0 ? t('editing.unchanged') : t('editing.changes', { count })}</p>;
};

/** What happened or is about to, and the buttons; always in sight. Ctrl+S saves. */
export const EditingFoot = ({ editing, blocked, onSave, onDiscard, onRemove, removeText }: Props) => {
  const { t } = useTranslation();
  const { id, draft, saving, removing } = editing;
  const unchanged = Object.keys(draft).length === 0;
  const ready = !(blocked || unchanged || saving);
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
        <Said editing={editing} />
      </div>
      {id !== '' && !unchanged && (
        <button type="button" className="link-button" onClick={onDiscard}>
          {t('editing.discard')}
        </button>
      )}
      <Button type="submit" tone="primary" large disabled={!ready}>
        {t(saving ? 'editing.saving' : id === '' ? 'editing.create' : 'editing.save')}
        <kbd className="kbd-on-accent">Ctrl S</kbd>
      </Button>
    </footer>
  );
};
