import type { ServerAddresses } from '@clearbench/stores/open-server-stores';
import type { Environment } from './environment.ts';
import { isProduction, refuseDemo } from './mode.ts';
import { hostOf, noticeOf, portOf } from './network.ts';
import { type LogFormat, logFormatOf, logLevelOf, type TelemetrySettings, telemetryOf } from './observability.ts';
import type { ProcessKind } from './setting.ts';
import { leaseSpanOf, requiredSecretOf, requiredServersOf, secretBeforeOf } from './storage.ts';

/** The settings that every process has; times in milliseconds. */
export type ProcessSettings = {
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  /** The previous secret, for the start that changes it; undefined = the secret does not change. */
  readonly secretBefore: string | undefined;
  readonly logLevel: string;
  readonly logFormat: LogFormat;
  /** Undefined if the installation has no collector of traces and metrics. */
  readonly telemetry: TelemetrySettings | undefined;
  /** Time between the request to stop and the moment from which connections are refused. */
  readonly notice: number;
  /** Time without a renewal after which a lease on the servers ends. */
  readonly leaseSpan: number;
};

/** The settings that every separate service has. */
export type ServiceSettings = ProcessSettings & { readonly servers: ServerAddresses };

/** Readers of the settings that do not depend on where the data is. */
export const processReaders = (env: Environment, kind: ProcessKind) => ({
  port: () => portOf(env, kind),
  host: () => hostOf(env, kind),
  logLevel: () => logLevelOf(env),
  logFormat: () => logFormatOf(env),
  telemetry: () => telemetryOf(env),
  notice: () => noticeOf(env),
  leaseSpan: () => leaseSpanOf(env),
});

/** Readers of the settings of a separate service. */
export const serviceReaders = (env: Environment, kind: ProcessKind) => ({
  ...processReaders(env, kind),
  host: () => {
    isProduction(env);
    refuseDemo(env);
    return hostOf(env, kind);
  },
  servers: () => requiredServersOf(env),
  secret: () => requiredSecretOf(env),
  secretBefore: () => secretBeforeOf(env),
});
