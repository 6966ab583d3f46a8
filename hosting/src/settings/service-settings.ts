import type { ServerAddresses } from '@clearbench/stores/open-stores';
import type { Environment } from './environment.ts';
import { logLevelOf } from './log-level.ts';
import { noticeOf } from './notice.ts';
import { portOf } from './port-of.ts';
import { givenSecret } from './secret.ts';
import { serversOf } from './servers.ts';
import { settingsError } from './settings-error.ts';
import { type TelemetrySettings, telemetryOf } from './telemetry-settings.ts';

/** What every service of its own has to know. */
export type ServiceSettings = {
  readonly port: number;
  readonly host: string;
  readonly servers: ServerAddresses;
  readonly secret: string;
  /** The secret until now, for the start that changes it; undefined = it stays. */
  readonly secretBefore: string | undefined;
  readonly logLevel: string;
  /** Undefined where nobody collects traces and metrics. */
  readonly telemetry: TelemetrySettings | undefined;
  /** Milliseconds in which it says that it is about to stop, and still serves. */
  readonly notice: number;
};

const demandServers = (env: Environment): ServerAddresses => {
  const servers = serversOf(env);
  if (!servers)
    throw settingsError(
      'CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL must be set: services of their own share nothing else',
    );
  return servers;
};

const demandSecret = (env: Environment): string => {
  const secret = givenSecret(env);
  if (secret === undefined)
    throw settingsError('CLEARBENCH_SECRET must be set, to the same for every service: at least 32 characters');
  return secret;
};

/** Demo accounts are one process's own: several would not know each other's. */
const refuseDemo = ({ CLEARBENCH_DEMO: demo }: Environment): void => {
  if (demo === 'true')
    throw settingsError('CLEARBENCH_DEMO must not be set here: demo accounts come with npm start only');
};

/** Reads what every service has to know, from environment variables whose files were put in. */
export const serviceSettingsIn = (env: Environment, port: number): ServiceSettings => {
  refuseDemo(env);
  return {
    port: portOf(env, port),
    host: env.HOST ?? '0.0.0.0',
    servers: demandServers(env),
    secret: demandSecret(env),
    secretBefore: env.CLEARBENCH_SECRET_BEFORE,
    logLevel: logLevelOf(env),
    telemetry: telemetryOf(env),
    notice: noticeOf(env),
  };
};
