import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AccessSettings, defaultTimes } from '@clearbench/access/settings';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import { commandsPerMinuteOf, readsPerMinuteOf } from '@clearbench/hosting/settings/calls-per-minute';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { flagOf } from '@clearbench/hosting/settings/flag-of';
import { largestContentOf } from '@clearbench/hosting/settings/largest-content';
import { logLevelOf } from '@clearbench/hosting/settings/log-level';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail-settings';
import { metricsTokenOf } from '@clearbench/hosting/settings/metrics-token';
import { noticeOf } from '@clearbench/hosting/settings/notice';
import { numberOf } from '@clearbench/hosting/settings/number-of';
import { portOf } from '@clearbench/hosting/settings/port-of';
import { providersOf } from '@clearbench/hosting/settings/providers';
import { publicUrlOf } from '@clearbench/hosting/settings/public-url';
import { givenSecret } from '@clearbench/hosting/settings/secret';
import { serversOf } from '@clearbench/hosting/settings/servers';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { type TelemetrySettings, telemetryOf } from '@clearbench/hosting/settings/telemetry-settings';
import type { ServerAddresses } from '@clearbench/stores/open-stores';
import { onDisk } from '@clearbench/stores/sqlite/disk-watch';

/** Everything an installation can set; sizes in bytes, times in milliseconds. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Origin browsers use; '' = http://localhost and whatever port is listened on. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** Where everything is kept instead of the data folder; undefined = in it. */
  readonly servers: ServerAddresses | undefined;
  readonly secret: string;
  /** The secret until now, for the start that changes it; undefined = it stays. */
  readonly secretBefore: string | undefined;
  readonly demo: boolean;
  readonly largestContent: number;
  /** Commands an account may give; 0 = as many as it likes. */
  readonly commandsPerMinute: number;
  /** Questions an account may ask; 0 = as many as it likes. */
  readonly readsPerMinute: number;
  readonly logLevel: string;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly providers: readonly ProviderSettings[];
  readonly sessions: Pick<AccessSettings, 'sessionIdle' | 'sessionLifetime' | 'signInLimit'>;
  /** Undefined where the installation sends no mail. */
  readonly mail: MailSettings | undefined;
  /** What a scraper of metrics has to bring; undefined = only administrators read them. */
  readonly metricsToken: string | undefined;
  /** Undefined where nobody collects traces and metrics. */
  readonly telemetry: TelemetrySettings | undefined;
  /** In which it says that it is about to stop, and still serves. */
  readonly notice: number;
};

/** The secret a data folder was given when none was set. */
export const fileOfSecret = (folder: string): string => join(folder, 'session-secret');

const keptSecret = (folder: string): string | undefined => {
  try {
    return readFileSync(fileOfSecret(folder), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** A secret of this folder's own, made once; good enough for a laptop, refused in production. */
const secretOfFolder = (folder: string): string => {
  const kept = keptSecret(folder);
  if (kept !== undefined) return kept;
  const secret = randomBytes(32).toString('hex');
  onDisk(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(fileOfSecret(folder), secret, { mode: 0o600 });
  });
  return secret;
};

/** Whoever sets a secret for a folder that had one of its own so far need not look for that. */
const secretBeforeOf = (env: Environment, folder: string): string | undefined =>
  env.CLEARBENCH_SECRET_BEFORE ?? (env.CLEARBENCH_SECRET === undefined ? undefined : keptSecret(folder));

const secretOf = (env: Environment, folder: string, production: boolean): string => {
  const given = givenSecret(env);
  if (given !== undefined) return given;
  if (production)
    throw settingsError('CLEARBENCH_SECRET must be set in production: at least 32 characters, kept to yourself');
  return secretOfFolder(folder);
};

/** Where things are kept, without a look at anything else. */
export const placeIn = (given: Environment): Pick<Settings, 'dataFolder' | 'servers'> => {
  const env = withFiles(given);
  return { dataFolder: resolve(env.CLEARBENCH_DATA ?? 'data'), servers: serversOf(env) };
};

/** The data folder, for commands that read nothing else: what is on servers they would silently leave out. */
export const folderIn = (env: Environment): string => {
  const { dataFolder, servers } = placeIn(env);
  if (servers)
    throw settingsError(
      'This reads a data folder, and CLEARBENCH_EVENTSTORE_URL names a server. Unset it and CLEARBENCH_MONGODB_URL, or take the log to a folder first: npm run move.',
    );
  return dataFolder;
};

/** Reads the settings from environment variables; throws with a sentence that says what to set. */
export const settingsFrom = (given: Environment): Settings => {
  const env = withFiles(given);
  const production = env.NODE_ENV === 'production';
  const demo = flagOf(env, 'CLEARBENCH_DEMO', !production);
  if (production && demo) throw settingsError('demo accounts are refused in production: unset CLEARBENCH_DEMO');
  const { dataFolder, servers } = placeIn(given);
  return {
    port: portOf(env, 8080),
    // Demo accounts have no passwords: they are for this machine only unless somebody says otherwise.
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: publicUrlOf(env, production) ?? '',
    dataFolder,
    servers,
    secret: secretOf(env, dataFolder, production),
    secretBefore: secretBeforeOf(env, dataFolder),
    demo,
    largestContent: largestContentOf(env),
    commandsPerMinute: commandsPerMinuteOf(env, demo),
    readsPerMinute: readsPerMinuteOf(env, demo),
    logLevel: logLevelOf(env),
    trustedProxies: numberOf(env, 'CLEARBENCH_TRUSTED_PROXIES', 0),
    providers: providersOf(env),
    // A demo is tried by many accounts from one machine, its own.
    sessions: demo ? { ...defaultTimes, signInLimit: { requests: 1_000, span: 60_000 } } : defaultTimes,
    mail: mailSettingsFrom(env),
    metricsToken: metricsTokenOf(env),
    telemetry: telemetryOf(env),
    notice: noticeOf(env),
  };
};
