import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../../command-palette/use-commands.ts';

type Orders = {
  readonly userId: string;
  readonly lookBack: () => void;
  readonly save: (format: 'csv' | 'json') => void;
};

/** The commands of the history in Ctrl+K. */
export const useAuditCommands = ({ userId, lookBack, save }: Orders): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const group = t('userEdit.history');
  useCommands([
    { id: 'audit-as-of', group, text: t('audit.asItWas'), run: lookBack },
    ...(['csv', 'json'] as const).map((format) => ({
      id: `audit-${format}`,
      group,
      text: `${t('audit.export')}: ${t(`audit.export.${format}`)}`,
      run: () => save(format),
    })),
    { id: 'audit-edit', group, text: t('userList.edit'), run: () => void go(`/admin/usermanagement/${userId}/edit`) },
  ]);
};
