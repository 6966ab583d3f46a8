import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { RemoveDialog } from './remove-dialog.tsx';
import { hasUnsavedForm, noteUnsavedForm } from './unsaved-forms.ts';

type Props = {
  readonly unsaved: boolean;
  /** Addresses below this one belong to the form: navigation to them does not ask. */
  readonly within?: string;
  /** Called before the page is left without saving. */
  readonly onLeave?: () => void;
};

/** A user who was signed out has no choice. */
const wherever = '/login';

/**
 * Asks before unsaved changes are lost: in the page for navigation within the application, by the browser otherwise. A
 * page shows only one such question, for all of its forms.
 */
export const LeaveDialog = ({ unsaved, within, onLeave }: Props) => {
  const { t } = useTranslation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: { pathname: to } }) => {
    if (from.pathname === to || to.startsWith(wherever) || (within !== undefined && to.startsWith(within)))
      return false;
    return unsaved || hasUnsavedForm();
  });
  useEffect(() => {
    if (!unsaved) return;
    const removeNote = noteUnsavedForm();
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      removeNote();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <RemoveDialog
      title={t('editing.leave')}
      keepText={t('editing.stay')}
      removeText={t('editing.leaveAnyway')}
      inUse={false}
      problem={undefined}
      removing={false}
      onRemove={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    >
      <p>{t('editing.leaveBody')}</p>
    </RemoveDialog>
  );
};
