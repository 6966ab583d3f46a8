import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { type ServiceSettings, serviceReaders } from '@clearbench/hosting/settings/service-settings';
import { readEach } from '@clearbench/hosting/settings/settings-error';

/** Reads the settings of the projections. Throws with one sentence for each missing or invalid setting. */
export const projectionsSettings = (env: Environment): ServiceSettings =>
  readEach<ServiceSettings>(serviceReaders(withFiles(env), 'projections'));
