import { useSelector } from 'react-redux';
import { selectCanCreate, selectCanEdit, selectPlan } from '../../../plan/plan-slice.ts';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import type { store } from '../../../store.ts';
import type { Permissions } from '../header/file-orders.ts';

type Root = ReturnType<(typeof store)['getState']>;

/** What plan and environment allow, and the environment's name. */
export const usePermissions = (environmentToken: string | undefined) => {
  const environment = useSelector((root: Root) =>
    selectSimEnvs(root).find((one) => one.environmentToken === environmentToken),
  );
  const permissions: Permissions = {
    canEdit: useSelector(selectCanEdit),
    canCreate: useSelector(selectCanCreate),
    canValidate: useSelector(selectPlan)?.canValidate === true,
    canSendToTestEngine: environment?.canSendToTestEngine === true,
    magicCents: environment?.clearing.magicCents === true,
  };
  return { permissions, environmentName: environment?.environmentName ?? environmentToken ?? '' };
};
