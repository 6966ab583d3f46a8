import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../command-palette/use-commands.ts';
import { navigationEntries } from './admin-pages.ts';

/** Every page of the administration, from Ctrl+K; for administrators only. */
export const useAdminCommands = (isAdministrator: boolean): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const entries = isAdministrator ? navigationEntries() : [];
  useCommands(
    entries.map(({ to, textKey }) => ({
      id: `admin-${to}`,
      group: t('admin.title'),
      text: t(textKey),
      words: t('palette.go'),
      run: () => void go(to),
    })),
  );
};
