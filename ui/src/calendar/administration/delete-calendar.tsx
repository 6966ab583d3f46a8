import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import type { Trouble } from '../../saga/trouble.ts';
import type { StoredCalendar } from './calendar-form.ts';
import { useFewNames } from './use-few-names.ts';

type Props = {
  readonly calendar: StoredCalendar;
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks once more; says which environments stand against it. */
export const DeleteCalendar = ({ calendar: { calendarName, usedBy }, ...rest }: Props) => {
  const { t } = useTranslation();
  const few = useFewNames();
  const inUse = usedBy.length > 0;
  return (
    <RemoveDialog title={t('calendar.deleteTitle', { name: calendarName })} inUse={inUse} {...rest}>
      {inUse ? (
        <>
          <p>{t('calendar.deleteInUse', { count: usedBy.length })}</p>
          <p>{few(usedBy)}</p>
          <p>
            <Link to="/admin/simenv">{t('calendar.toEnvironments')}</Link>
          </p>
        </>
      ) : (
        <p>{t('calendar.deleteBody')}</p>
      )}
    </RemoveDialog>
  );
};
