import { useSelector } from 'react-redux';
import { selectPlanReasons } from '../../../plan/plan-slice.ts';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import type { store } from '../../../store.ts';
import type { Permissions } from '../header/file-orders.ts';

type Root = ReturnType<(typeof store)['getState']>;

/** What plan and environment allow, and the environment's name. */
export const usePermissions = (environmentToken: string | undefined) => {
  const environment = useSelector((root: Root) =>
    selectSimEnvs(root).find((one) => one.environmentToken === environmentToken),
  );
  const why = useSelector(selectPlanReasons);
  const permissions: Permissions = {
    canEdit: why.edit === undefined,
    canCreate: why.create === undefined,
    canValidate: why.validate === undefined,
    why,
    canSendToTestEngine: environment?.canSendToTestEngine === true,
    magicCents: environment?.clearing.magicCents === true,
  };
  return { permissions, environmentName: environment?.environmentName ?? environmentToken ?? '' };
};
