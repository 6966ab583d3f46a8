import { useState } from 'react';
import { notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';

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
