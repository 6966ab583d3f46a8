import { useSelector } from 'react-redux';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { AccessTokens } from '../../profile/tokens/access-tokens.tsx';
import { selectPlans } from '../choices/choices-slice.ts';
import type { StoredAccount } from './account-draft.ts';

/** The access tokens of a service account, in the environments of the account and of its plan. */
export const ServiceTokens = ({ account }: { readonly account: StoredAccount }) => {
  const plan = useSelector(selectPlans).find(({ planId }) => planId === account.planId);
  const assigned = [...account.environmentIds, ...(plan?.planSimEnvs ?? [])];
  const environments = useSelector(selectSimEnvs).filter(({ environmentId }) => assigned.includes(environmentId));
  return <AccessTokens owner={account.userId} environments={environments} administers={false} />;
};
