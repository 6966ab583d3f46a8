import { Failure } from '@clearbench/contracts/failure';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';

type Limited = Pick<SimEnvSettings, 'environmentName' | 'limits'>;

/** Whether an environment takes in a text of that many bytes, before anybody reads it. */
export const checkSize = ({ environmentName, limits }: Limited, size: number): void => {
  const limit = limits?.largestFile;
  if (limit !== undefined && size > limit)
    throw new Failure('simEnv.fileTooLarge', { limit, size, environment: environmentName });
};

/** Whether an environment takes in a message of so many transactions. */
export const checkTransactions = ({ environmentName, limits }: Limited, transactions: number): void => {
  const limit = limits?.mostTransactions;
  if (limit !== undefined && transactions > limit)
    throw new Failure('simEnv.tooManyTransactions', { limit, transactions, environment: environmentName });
};
