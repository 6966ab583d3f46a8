import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemoveDialogProps } from '../../admin-resource/resource-page.tsx';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { useNameList } from './use-name-list.ts';

type Props = RemoveDialogProps & { readonly calendar: CalendarDetails };

/** Asks before a calendar is deleted; one that environments use cannot be deleted. */
export const DeleteCalendar = ({ calendar: { calendarName, usedBy }, ...dialog }: Props) => {
  const { t } = useTranslation();
  const few = useNameList();
  const inUse = usedBy.length > 0;
  return (
    <RemoveDialog title={t('calendar.deleteTitle', { name: calendarName })} inUse={inUse} {...dialog}>
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
