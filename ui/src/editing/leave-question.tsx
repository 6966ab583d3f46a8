import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { RemoveDialog } from './remove-dialog.tsx';

/** Who was signed out has no choice. */
const wherever = '/login';

/** Asks before what was chosen and not saved is lost: here when another page of ours is opened, by the browser when none of ours is. */
export const LeaveQuestion = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && from.pathname !== to.pathname && !to.pathname.startsWith(wherever),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <RemoveDialog
      title={t('editing.leave')}
      keepText={t('editing.stay')}
      removeText={t('editing.leaveAnyway')}
      inUse={false}
      trouble={undefined}
      removing={false}
      onRemove={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{t('editing.leaveBody')}</p>
    </RemoveDialog>
  );
};
