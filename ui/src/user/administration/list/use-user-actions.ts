import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { bulkRequested } from './bulk-slice.ts';
import type { UserActions } from './user-actions.ts';

type Ui = Pick<UserActions, 'askPlan' | 'openMenu'>;

/** The commands of the list, connected to the store and the address. */
export const useUserActions = ({ askPlan, openMenu }: Ui): UserActions => {
  const dispatch = useDispatch();
  const go = useNavigate();
  return useMemo(
    () => ({
      open: (userId) => void go(`/admin/usermanagement/${userId}/edit`),
      history: (userId) => void go(`/admin/usermanagement/${userId}/audit`),
      approve: (userIds) => dispatch(bulkRequested({ type: 'approve', userIds })),
      reject: (userIds) => dispatch(bulkRequested({ type: 'reject', userIds })),
      askPlan,
      openMenu,
    }),
    [dispatch, go, askPlan, openMenu],
  );
};
