import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { environmentSwitched, selectCurrent, selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { shownSuite } from '../suite/suite-readings.ts';

/** The list that a suite belongs to. The page of a suite selects its environment; one of the product keeps the current. */
export const useSuiteList = (suiteId: string) => {
  const dispatch = useDispatch();
  const { key, data } = useSelector(shownSuite.select);
  const all = useSelector(selectSimEnvs);
  const current = useSelector(selectCurrent);
  const own = key === suiteId ? data?.environmentToken : undefined;
  const currentToken = current?.environment.environmentToken;
  const environmentToken = own ?? currentToken;
  const environment = all.find((one) => one.environmentToken === environmentToken);
  const rbVersion = environmentToken === currentToken ? current?.rbVersion : environment?.versions.at(-1);
  useEffect(() => {
    if (own !== undefined && own !== currentToken && rbVersion !== undefined)
      dispatch(environmentSwitched({ envToken: own, rbVersion }));
  }, [dispatch, own, currentToken, rbVersion]);
  const isKnown = environmentToken !== undefined && rbVersion !== undefined;
  const listPath = isKnown ? `${pathOfFiles({ envToken: environmentToken, rbVersion })}/suites` : '/';
  return { environmentToken, listPath };
};
