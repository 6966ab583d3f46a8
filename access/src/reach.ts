import { Failure } from '@clearbench/contracts/failure';
import { type FileDetailDocument, fileDetailView } from '@clearbench/contracts/file/views';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** A file the caller may see; somebody else's is not there. */
export const findFile = async (
  views: ReadModels,
  principal: Principal,
  fileId: string,
): Promise<FileDetailDocument> => {
  const file = await views.get(fileDetailView, fileId);
  if (!file || !worksIn(principal, file.summary.envId)) throw new Failure('file.notFound');
  return file;
};

/** An environment by its token; one where the caller does not belong is not there. */
export const findEnvironment = async (
  views: ReadModels,
  principal: Principal,
  environmentToken: string,
): Promise<SimEnvDocument> => {
  const where = [{ field: 'environmentToken', is: environmentToken }];
  const sort = { field: 'environmentToken', direction: 'ascending' } as const;
  const environment = (await views.find(simEnvView, { where, sort, limit: 1 })).items[0];
  if (!environment || !worksIn(principal, environment.environmentId)) throw new Failure('simEnv.notFound');
  return environment;
};
