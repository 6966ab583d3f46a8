import { Failure } from '@clearbench/contracts/failure';
import { type FileDetailDocument, fileDetailView } from '@clearbench/contracts/file/views';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** A file the caller may bring back, removed or not; somebody else's is not there, nor one whose environment was closed. */
export const findRemovedFile = async (
  views: ReadModels,
  principal: Principal,
  fileId: string,
): Promise<FileDetailDocument> => {
  const file = await views.get(fileDetailView, fileId);
  if (!file || !worksIn(principal, file.summary.envId)) throw new Failure('file.notFound');
  if (!(await views.get(simEnvView, file.summary.envId))) throw new Failure('file.notFound');
  return file;
};

/** A file the caller may see and work on; one that was removed is not there. */
export const findFile = async (
  views: ReadModels,
  principal: Principal,
  fileId: string,
): Promise<FileDetailDocument> => {
  const file = await findRemovedFile(views, principal, fileId);
  if (file.stay.restorableUntil !== undefined) throw new Failure('file.notFound');
  return file;
};

type Known = { readonly asOf: number; readonly byToken: Map<string, SimEnvDocument> };

/** Environments change rarely and are asked for by every call: those found are kept until one changes. */
const knownEnvironments = new WeakMap<ReadModels, Known>();

const known = (views: ReadModels): Known['byToken'] => {
  const asOf = views.changedAt(simEnvView);
  const present = knownEnvironments.get(views);
  if (present?.asOf === asOf) return present.byToken;
  const byToken: Known['byToken'] = new Map();
  knownEnvironments.set(views, { asOf, byToken });
  return byToken;
};

const environmentBy = async (views: ReadModels, environmentToken: string): Promise<SimEnvDocument | undefined> => {
  const byToken = known(views);
  const present = byToken.get(environmentToken);
  if (present) return present;
  const where = [{ field: 'environmentToken', is: environmentToken }];
  const sort = { field: 'environmentToken', direction: 'ascending' } as const;
  const [environment] = (await views.find(simEnvView, { where, sort, limit: 1 })).items;
  if (environment) byToken.set(environmentToken, environment);
  return environment;
};

/** An environment by its token; one where the caller does not belong is not there. */
export const findEnvironment = async (
  views: ReadModels,
  principal: Principal,
  environmentToken: string,
): Promise<SimEnvDocument> => {
  const environment = await environmentBy(views, environmentToken);
  if (!environment || !worksIn(principal, environment.environmentId)) throw new Failure('simEnv.notFound');
  return environment;
};
