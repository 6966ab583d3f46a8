import { useState } from 'react';
import { problemOf } from '../saga/problem.ts';
import { notifyProblem } from './notify.ts';

/** A command that a button sends; a failure is shown as a notice. */
export const useCommand = () => {
  const [busy, setBusy] = useState(false);
  const run = async (command: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await command();
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
