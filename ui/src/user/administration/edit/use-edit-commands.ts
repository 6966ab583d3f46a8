import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../../command-palette/use-commands.ts';

type Orders = {
  readonly userId: string;
  readonly save: () => void;
  readonly askDelete: () => void;
  /** Absent for a service account, which has no sessions. */
  readonly askEndSessions: (() => void) | undefined;
};

/** The commands of the form in Ctrl+K. */
export const useEditCommands = ({ userId, save, askDelete, askEndSessions }: Orders): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const command = (id: string, run: () => void, keys?: string) => ({
    id: `account-${id}`,
    group: t('palette.account'),
    text: t(`userEdit.${id}`),
    ...(keys === undefined ? {} : { keys }),
    run,
  });
  useCommands([
    command('save', save, 'Ctrl+S'),
    command('history', () => void go(`/admin/usermanagement/${userId}/audit`)),
    ...(askEndSessions ? [command('endSessions', askEndSessions)] : []),
    command('delete', askDelete),
  ]);
};
