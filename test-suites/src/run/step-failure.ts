import { Failure } from '@clearbench/contracts/failure';
import type { Mismatch } from './run-event.ts';

const paramsText = ({ params }: Failure): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** The mismatch of a step that could not be executed, e.g. for a value that a template refuses. */
export const failureMismatch = (error: unknown): Mismatch => {
  if (!(error instanceof Failure)) throw error;
  const params = paramsText(error);
  return {
    subject: 'step',
    expected: 'can be executed',
    actual: params === '' ? error.errorKey : `${error.errorKey} (${params})`,
  };
};
