import { changeSuiteRoute } from '@clearbench/contracts/suite/routes';
import type { SuiteFilesChange } from '@clearbench/contracts/suite/suite-change';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';
import { shownSuite } from './suite-readings.ts';

const changeSuite = caller(changeSuiteRoute);

export type ChangedSuite = Awaited<ReturnType<typeof changeSuite>>;

/** Changes a suite and reads it again; resolves to undefined where the change was refused. */
export const useSuiteChange = (suiteId: string) => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const change = async (body: SuiteFilesChange): Promise<ChangedSuite | undefined> => {
    setBusy(true);
    try {
      const changed = await changeSuite({ params: { suiteId }, body });
      dispatch(shownSuite.actions.requested());
      return changed;
    } catch (error) {
      notifyProblem(problemOf(error));
      // The order or the files on the page may be outdated.
      dispatch(shownSuite.actions.requested());
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
};

export type ChangeSuite = ReturnType<typeof useSuiteChange>['change'];
