import type { DecidingRule } from '@clearbench/contracts/transfer/clearing';
import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent } from '../sim-env/sim-env-slice.ts';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';

/** The addresses of the scenario lists of a transfer, as far as the user may open them. */
export const useRuleAddresses = ({
  environmentId,
  environmentToken,
}: Pick<Transfer, 'environmentId' | 'environmentToken'>) => {
  const isAdministrator = useSelector(selectIsAdministrator);
  const current = useSelector(selectCurrent);
  return useCallback(
    ({ list, ruleId }: DecidingRule): string | undefined => {
      const query = `rule=${encodeURIComponent(ruleId)}`;
      if (list === 'environment')
        return isAdministrator ? `/admin/simenv/${environmentId}/edit?tab=scenarios&${query}` : undefined;
      if (list !== 'tester' || current?.environment.environmentToken !== environmentToken) return undefined;
      return `${pathOfFiles({ envToken: environmentToken, rbVersion: current.rbVersion })}/scenarios?${query}`;
    },
    [isAdministrator, current, environmentId, environmentToken],
  );
};
