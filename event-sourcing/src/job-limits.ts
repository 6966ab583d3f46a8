import { Failure } from '@clearbench/contracts/failure';

/** The limits of one job. */
export type JobLimits = {
  /** Seconds for every job. */
  readonly seconds: number;
  /** Bytes of input per additional second. */
  readonly bytesPerSecond: number;
  /** Megabytes of heap of its worker. */
  readonly megabytes: number;
};

/** The time limit in seconds for a job with this number of bytes. */
export const secondsOf = ({ seconds, bytesPerSecond }: JobLimits, bytes: number): number =>
  seconds + Math.floor(bytes / bytesPerSecond);

/** The failure of a job that reached its time limit in seconds. */
export const timeLimitReached = (seconds: number): Failure => new Failure('processing.timeLimit', { seconds });

/** The failure of a job whose worker ran out of memory. */
export const memoryLimitReached = (megabytes: number): Failure => new Failure('processing.memoryLimit', { megabytes });

const limitKeys: readonly string[] = ['processing.timeLimit', 'processing.memoryLimit'];

/** Whether a job ended because it reached its time or memory limit. */
export const isLimitReached = (error: unknown): boolean =>
  error instanceof Failure && limitKeys.includes(error.errorKey);

/** Bytes that a job holds: the buffers of its input, including those in nested lists and objects. */
export const bytesOfInput = (input: unknown, depth = 3): number => {
  if (input instanceof Uint8Array) return input.byteLength;
  if (depth === 0 || typeof input !== 'object' || input === null) return 0;
  return Object.values(input).reduce((sum: number, part) => sum + bytesOfInput(part, depth - 1), 0);
};
