import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../parts/button.tsx';
import { nameOf } from '../account-names.ts';
import type { EditState } from './edit-slice.ts';

type Props = {
  readonly edit: EditState;
  readonly blocked: boolean;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
};

const SaveStatus = ({ edit: { account, draft, saved, problem } }: Pick<Props, 'edit'>) => {
  const { t } = useTranslation();
  if (problem?.errorKey === 'user.lastAdministrator' && account)
    return (
      <p className="form-problem">
        {t('userEdit.lastAdministrator', { name: nameOf(account) })}{' '}
        <Link to="/admin/usermanagement?category=all">{t('userEdit.toUsers')}</Link>
      </p>
    );
  if (problem) return <p className="form-problem">{t(`error.${problem.errorKey}`, problem.params)}</p>;
  if (saved) return <p className="form-good">{t('userEdit.saved')}</p>;
  const count = Object.keys(draft).length;
  return <p className="muted">{count === 0 ? t('editing.unchanged') : t('userEdit.changes', { count })}</p>;
};

/** The result of the last command, and the buttons; always visible. */
export const EditFoot = ({ edit, blocked, onDiscard, onDelete }: Props) => {
  const { t } = useTranslation();
  const { draft, saving, deleting } = edit;
  const unchanged = Object.keys(draft).length === 0;
  return (
    <footer className="form-foot">
      <Button icon={<IconTrash size={15} aria-hidden="true" />} disabled={deleting} onClick={onDelete}>
        {t('userEdit.delete')}
      </Button>
      <div className="form-said" role="status">
        <SaveStatus edit={edit} />
      </div>
      {!unchanged && (
        <button type="button" className="link-button" onClick={onDiscard}>
          {t('userEdit.discard')}
        </button>
      )}
      <Button type="submit" tone="primary" large disabled={saving || unchanged || blocked}>
        {t(saving ? 'userEdit.saving' : 'userEdit.save')}
        <kbd className="kbd-on-accent">Ctrl S</kbd>
      </Button>
    </footer>
  );
};
