import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { environmentSwitched } from '../../../sim-env/sim-env-slice.ts';

/** Who opens a file works in its environment from then on, as who opens a list does. */
export const useOwnEnvironment = (summary: VipFileSummary | undefined): void => {
  const dispatch = useDispatch();
  const { environmentToken: envToken, rbVersion } = summary ?? {};
  useEffect(() => {
    if (envToken !== undefined && rbVersion !== undefined) dispatch(environmentSwitched({ envToken, rbVersion }));
  }, [dispatch, envToken, rbVersion]);
};
