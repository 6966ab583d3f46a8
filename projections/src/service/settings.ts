import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { type ServiceSettings, serviceSettingsIn } from '@clearbench/hosting/settings/service-settings';

const usualPort = 8082;

/** Reads what the projections have to know; throws with a sentence that says what to set. */
export const projectionsSettings = (env: Environment): ServiceSettings => serviceSettingsIn(withFiles(env), usualPort);
