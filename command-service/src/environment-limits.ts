import { Failure } from '@clearbench/contracts/failure';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';

type Limited = Pick<SimEnvSettings, 'environmentName' | 'limits'>;

/** Checks the size of a text against the limit of an environment, before the text is parsed. */
export const checkSize = ({ environmentName, limits }: Limited, size: number): void => {
  const limit = limits?.largestFile;
  if (limit !== undefined && size > limit)
    throw new Failure('simEnv.fileTooLarge', { limit, size, environment: environmentName });
};

/** Checks the number of transactions against the limit of an environment. */
export const checkTransactions = ({ environmentName, limits }: Limited, transactions: number): void => {
  const limit = limits?.mostTransactions;
  if (limit !== undefined && transactions > limit)
    throw new Failure('simEnv.tooManyTransactions', { limit, transactions, environment: environmentName });
};
