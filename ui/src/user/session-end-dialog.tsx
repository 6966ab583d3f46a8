import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { selectSessionEnd, sessionEndClosed } from './user-slice.ts';

/** Shown on a page with an unsaved form: why the session ended, and how to keep the input. */
export const SessionEndDialog = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const end = useSelector(selectSessionEnd);
  if (!end) return null;
  const close = (): void => void dispatch(sessionEndClosed());
  return (
    <Dialog title={t('sessionEnd.title')} onClose={close}>
      <p>{t(`login.ended.${end.reason}`)}</p>
      <p>{t('sessionEnd.form')}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={close}>{t('sessionEnd.close')}</Button>
        <a className="button" data-tone="primary" data-autofocus href={end.path} target="_blank" rel="noopener opener">
          {t('sessionEnd.signIn')}
        </a>
      </div>
    </Dialog>
  );
};
