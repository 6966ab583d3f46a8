import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { momentFormat } from '../../translation/moment-format.ts';
import { type SignOutAnswer, selectUnsaved, signOutAnswered } from '../user-slice.ts';

/** Asks what to do with unsaved texts on signing out; otherwise it is empty. */
export const SignOutQuestion = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const unsaved = useSelector(selectUnsaved);
  if (unsaved.length === 0) return null;
  const moment = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const answer = (what: SignOutAnswer) => () => void dispatch(signOutAnswered(what));
  return (
    <Dialog title={t('signOut.title', { count: unsaved.length })} onClose={answer('stay')}>
      <p>{t('signOut.body')}</p>
      <ul>
        {unsaved.map(({ fileId, fileName, at }) => (
          <li key={fileId}>
            <Link to={`/file/${encodeURIComponent(fileId)}`} onClick={answer('stay')}>
              {fileName ?? t('signOut.unnamed')}
            </Link>{' '}
            <span className="muted">{moment.format(new Date(at))}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('signOut.help')}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={answer('stay')} data-autofocus>
          {t('signOut.stay')}
        </Button>
        <Button onClick={answer('keep')}>{t('signOut.keep')}</Button>
        <Button tone="bad" onClick={answer('remove')}>
          {t('signOut.remove')}
        </Button>
      </div>
    </Dialog>
  );
};
