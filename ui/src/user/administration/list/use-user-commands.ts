import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../command-palette/commands.ts';
import { useCommands } from '../../../command-palette/use-commands.ts';
import { type Selection, subjects } from '../../../listing/selection.ts';
import { searchId } from './use-user-keys.ts';
import type { UserActions } from './user-actions.ts';

/** The commands of the list in Ctrl+K. */
export const useUserCommands = (selection: Selection, actions: UserActions): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const { active } = selection;
  const about = subjects(selection);
  const command = (id: string, run: () => void, keys?: string): Command => ({
    id: `users-${id}`,
    group: t('palette.list'),
    text: t(`userList.${id}`),
    ...(keys === undefined ? {} : { keys }),
    run,
  });
  useCommands([
    command('searchCommand', () => setTimeout(() => document.getElementById(searchId)?.focus(), 120), '/'),
    command('invite', () => void go('/admin/usermanagement/invite')),
    ...(active === undefined
      ? []
      : [command('edit', () => actions.open(active), 'Enter'), command('history', () => actions.history(active))]),
    ...(about.length === 0
      ? []
      : [
          command('approve', () => actions.approve(about)),
          command('reject', () => actions.reject(about)),
          command('changePlan', () => actions.askPlan(about)),
        ]),
  ]);
};
