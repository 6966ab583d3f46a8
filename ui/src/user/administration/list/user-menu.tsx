import { IconCheck, IconHistory, IconLicense, IconPencil, IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../parts/menu.tsx';
import { nameOf } from '../account-names.ts';
import type { OpenUserMenu, UserActions } from './user-actions.ts';

type Props = { readonly menu: OpenUserMenu; readonly actions: UserActions; readonly onClose: () => void };

const icon = { size: 14, 'aria-hidden': true } as const;

/** The commands for one account, at the pointer or the row. */
export const UserMenu = ({ menu: { account, anchor }, actions, onClose }: Props) => {
  const { t } = useTranslation();
  const { userId, approvedState } = account;
  const item = (id: string, Icon: typeof IconCheck, run: () => void) => ({
    id,
    text: t(`userList.${id}`),
    icon: <Icon {...icon} />,
    run,
  });
  const parts = [
    {
      items: [
        { ...item('edit', IconPencil, () => actions.open(userId)), keys: 'Enter' },
        item('history', IconHistory, () => actions.history(userId)),
      ],
    },
    {
      items: [
        {
          ...item('approve', IconCheck, () => actions.approve([userId])),
          disabled: approvedState === 'APPROVED',
          reason: t('userList.alreadyApproved'),
        },
        {
          ...item('reject', IconX, () => actions.reject([userId])),
          disabled: approvedState === 'REJECTED',
          reason: t('userList.alreadyRejected'),
        },
        item('changePlan', IconLicense, () => actions.askPlan([userId])),
      ],
    },
  ];
  return (
    <Menu anchor={anchor} label={t('userList.menuOf', { name: nameOf(account) })} parts={parts} onClose={onClose} />
  );
};
