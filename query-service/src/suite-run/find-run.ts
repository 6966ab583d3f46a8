import { mayReadRun } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { type SuiteRunDocument, suiteRunView } from '@clearbench/contracts/suite-run/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** A run that the caller may read, with the current token of its environment. */
export const findRun = async (
  views: Pick<ReadModels, 'get'>,
  principal: Principal,
  runId: string,
): Promise<SuiteRunDocument> => {
  const run = await views.get(suiteRunView, runId);
  const environment = run && (await views.get(simEnvView, run.environmentId));
  if (!run || !environment || !mayReadRun(principal, run)) throw new Failure('suiteRun.notFound');
  return { ...run, environmentToken: environment.environmentToken };
};
