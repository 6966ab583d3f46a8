import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import type { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { defaultClearing, defaultScheme } from '@clearbench/contracts/sim-env/default-settings';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

type Body = BodyOf<typeof saveSimEnvRoute>;
type StoredSettings = Partial<Pick<SimEnvSettings, 'scheme' | 'clearing' | 'formats' | 'limits'>>;

const storedSettings = async (
  views: Pick<ReadModels, 'get'>,
  environmentId: string | undefined,
): Promise<StoredSettings> => {
  if (environmentId === undefined) return {};
  const environment = await views.get(simEnvView, environmentId);
  if (!environment) throw new Failure('simEnv.notFound', { environmentId });
  const { scheme, clearing, formats, limits } = environment;
  return { scheme, clearing, ...(formats ? { formats } : {}), ...(limits ? { limits } : {}) };
};

/**
 * The settings of a save command with defaults for absent parts: the current scheme and clearing of the environment, or
 * the defaults for a new one. Without `clearing` the command also keeps added formats and limits; with `clearing` it
 * replaces them.
 */
export const completeSettings = async (views: Pick<ReadModels, 'get'>, body: Body): Promise<SimEnvSettings> => {
  const { environmentId, basedOn: _, join: __, leave: ___, severitiesFrom: ____, clearing, ...given } = body;
  const stored = await storedSettings(views, environmentId);
  const base = stored.clearing ?? defaultClearing;
  const scheme = given.scheme ?? stored.scheme ?? defaultScheme;
  if (clearing === undefined) return { ...stored, ...given, scheme, clearing: base };
  return { ...given, scheme, clearing: { ...clearing, reachable: clearing.reachable ?? base.reachable } };
};
