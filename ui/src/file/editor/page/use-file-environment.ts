import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPlanReasons } from '../../../plan/plan-slice.ts';
import { environmentSwitched, selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import type { store } from '../../../store.ts';
import type { Permissions } from '../commands/unavailable-reason.ts';

type Root = ReturnType<(typeof store)['getState']>;

/** The permissions from plan and environment, and the name of the environment. */
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

/** Opening a file selects its environment, as opening a list does. */
export const useOwnEnvironment = (summary: VipFileSummary | undefined): void => {
  const dispatch = useDispatch();
  const { environmentToken: envToken, rbVersion } = summary ?? {};
  useEffect(() => {
    if (envToken !== undefined && rbVersion !== undefined) dispatch(environmentSwitched({ envToken, rbVersion }));
  }, [dispatch, envToken, rbVersion]);
};
