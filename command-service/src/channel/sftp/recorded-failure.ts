import { Failure, type FailureParams } from '@clearbench/contracts/failure';

const recorded = new WeakSet<Failure>();

/** A refusal that is already in the log of the channel. */
export const recordedFailure = (errorKey: string, params?: FailureParams): Failure => {
  const failure = new Failure(errorKey, params);
  recorded.add(failure);
  return failure;
};

export const isRecordedFailure = (failure: Failure): boolean => recorded.has(failure);
