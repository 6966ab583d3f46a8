import { Failure } from '@clearbench/contracts/failure';
import { type FileDetailDocument, fileDetailView } from '@clearbench/contracts/file/views';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** A file that the caller may restore, removed or not; a file of others or of a closed environment is not found. */
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

/** A file that the caller may read and change; a removed one is not found. */
export const findFile = async (
  views: ReadModels,
  principal: Principal,
  fileId: string,
): Promise<FileDetailDocument> => {
  const file = await findRemovedFile(views, principal, fileId);
  if (file.stay.restorableUntil !== undefined) throw new Failure('file.notFound');
  return file;
};

/** Whether the caller may read and change a file. */
export const mayReadFile =
  (views: ReadModels) =>
  (principal: Principal, fileId: string): Promise<boolean> =>
    findFile(views, principal, fileId).then(
      () => true,
      () => false,
    );

/** Whether the caller may read a run of a suite: as a member of its environment, and alone where the suite is not shared. */
export const mayReadRun = (
  principal: Principal,
  { environmentId, privateTo }: { readonly environmentId: string; readonly privateTo?: string },
): boolean =>
  worksIn(principal, environmentId) &&
  (privateTo === undefined || principal.isAdmin || privateTo === principal.user.userId);

type CachedEnvironments = { readonly asOf: number; readonly byToken: Map<string, SimEnvDocument> };

/** Environments change rarely and every request needs one, so they are cached until one changes. */
const knownEnvironments = new WeakMap<ReadModels, CachedEnvironments>();

const known = (views: ReadModels): CachedEnvironments['byToken'] => {
  const asOf = views.changedAt(simEnvView);
  const present = knownEnvironments.get(views);
  if (present?.asOf === asOf) return present.byToken;
  const byToken: CachedEnvironments['byToken'] = new Map();
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

/** An environment by its token; it is not found where the caller is not a member. */
export const findEnvironment = async (
  views: ReadModels,
  principal: Principal,
  environmentToken: string,
): Promise<SimEnvDocument> => {
  const environment = await environmentBy(views, environmentToken);
  if (!environment || !worksIn(principal, environment.environmentId)) throw new Failure('simEnv.notFound');
  return environment;
};
