import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { isPending, progressOf, selectSetup, setupRequested } from './setup-slice.ts';

/** The progress of the set-up, above the navigation of the administration; hidden when it is done or dismissed. */
export const SetupCard = ({ onGo }: { readonly onGo: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { checklist, status } = useSelector(selectSetup);
  useEffect(() => {
    if (status === 'initial') dispatch(setupRequested());
  }, [dispatch, status]);
  if (!isPending(checklist)) return null;
  const { done, total } = progressOf(checklist);
  return (
    <NavLink to="/admin/setup" className="setup-card" onClick={onGo}>
      <strong>{t('setup.title')}</strong>
      <progress value={done} max={total} aria-hidden="true" />
      <span className="muted figures">{t('setup.progress', { done, total })}</span>
    </NavLink>
  );
};
