import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessSettings, defaultTimes } from '@clearbench/access/settings';
import type { ProviderRules } from '@clearbench/access/sign-in/provider-faults';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { AllowedNetworks } from '@clearbench/hosting/outgoing-address';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import {
  commandsPerMinuteOf,
  type RequestLimits,
  readsPerMinuteOf,
  requestLimitReaders,
} from '@clearbench/hosting/settings/limits';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail';
import { demoOf, isDemo, isProduction } from '@clearbench/hosting/settings/mode';
import { channelNetworksOf, publicUrlOf, trustedProxiesOf } from '@clearbench/hosting/settings/network';
import { metricsTokenOf } from '@clearbench/hosting/settings/observability';
import { providerRulesOf, providersOf, requiredProviders } from '@clearbench/hosting/settings/providers';
import { type ProcessSettings, processReaders } from '@clearbench/hosting/settings/service-settings';
import { readEach, settingsError } from '@clearbench/hosting/settings/settings-error';
import { type SftpAddress, sftpOf } from '@clearbench/hosting/settings/sftp';
import { dataFolderOf, secretBeforeOf, secretOf, serversOf } from '@clearbench/hosting/settings/storage';
import type { ServerAddresses } from '@clearbench/stores/open-server-stores';
import { checkDataFolder, onDataFolder, prepareDataFolder } from './data-folder.ts';

/** The settings of the whole product in one process; sizes in bytes, times in milliseconds. */
export type Settings = ProcessSettings &
  RequestLimits & {
    /** The origin that browsers use; '' = http://localhost with the port listened on. */
    readonly publicUrl: string;
    readonly dataFolder: string;
    /** The servers that hold the data; undefined = the data folder. */
    readonly servers: ServerAddresses | undefined;
    readonly demo: boolean;
    /** Commands of one account; 0 = no limit. */
    readonly commandsPerMinute: number;
    /** Reads of one account; 0 = no limit. */
    readonly readsPerMinute: number;
    /** Proxies in front whose X-Forwarded-For is trusted. */
    readonly trustedProxies: number;
    readonly providers: readonly ProviderSettings[];
    readonly providerRules: ProviderRules;
    readonly sessions: Pick<AccessSettings, 'sessionIdle' | 'sessionLifetime' | 'signInLimit'>;
    /** Undefined if the installation sends no mail. */
    readonly mail: MailSettings | undefined;
    /** Networks that are not public and to which channels may post. */
    readonly channelNetworks: AllowedNetworks;
    /** Where the SFTP server listens; undefined = it is off. */
    readonly sftp: SftpAddress | undefined;
    /** The bearer token of a metrics scraper; undefined = only administrators read metrics. */
    readonly metricsToken: string | undefined;
  };

/** The file that holds the generated secret of a data folder. */
export const fileOfSecret = (folder: string): string => join(folder, 'session-secret');

const storedSecret = (folder: string): string | undefined => {
  try {
    return readFileSync(fileOfSecret(folder), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** The generated secret of the data folder, created at the first start; for a laptop, refused in production. */
const generatedSecret = (folder: string): string => {
  const stored = storedSecret(folder);
  if (stored !== undefined) return stored;
  const secret = randomBytes(32).toString('hex');
  prepareDataFolder(folder);
  onDataFolder(folder, () => writeFileSync(fileOfSecret(folder), secret, { mode: 0o600 }));
  return secret;
};

/** Where an operator sets a secret for a folder with a generated one, that one is the previous secret. */
const previousSecretOf = (env: Environment, folder: string): string | undefined =>
  secretBeforeOf(env) ?? (secretOf(env) === undefined ? undefined : storedSecret(folder));

/** A start creates the data folder and its secret; a check writes nothing. */
type Purpose = 'start' | 'check';

const secretFor = (env: Environment, folder: string, purpose: Purpose): string => {
  const given = secretOf(env);
  if (given !== undefined) return given;
  if (isProduction(env))
    throw settingsError(
      'CLEARBENCH_SECRET must be set in production: at least 32 characters, known to the operator alone',
    );
  return purpose === 'start' ? generatedSecret(folder) : (storedSecret(folder) ?? '');
};

/** Where the data is; reads no other setting. */
export const dataLocationIn = (given: Environment): Pick<Settings, 'dataFolder' | 'servers'> => {
  const env = withFiles(given);
  return { dataFolder: dataFolderOf(env), servers: serversOf(env) };
};

/** A data folder, or servers with the log in PostgreSQL. */
export type LogLocation = string | ServerAddresses;

/** Where the log is, for commands that read it beside the product; they cannot read EventStoreDB. */
export const logLocationIn = (env: Environment): LogLocation => {
  const { dataFolder, servers } = dataLocationIn(env);
  if (servers?.eventStore !== undefined)
    throw settingsError(
      'This command reads a data folder or PostgreSQL, and CLEARBENCH_EVENTSTORE_URL names another server. Unset it and CLEARBENCH_MONGODB_URL, or move the log to a folder first: npm run move.',
    );
  return servers ?? dataFolder;
};

/** The settings of commands that open the data and serve no users. */
export type StorageSettings = Pick<
  Settings,
  'dataFolder' | 'servers' | 'secret' | 'secretBefore' | 'logLevel' | 'logFormat'
>;

const storageReaders = (given: Environment, purpose: Purpose) => {
  const env = withFiles(given);
  const location = () => dataLocationIn(given);
  return {
    servers: () => location().servers,
    dataFolder: () => {
      const { dataFolder, servers } = location();
      if (servers === undefined) (purpose === 'start' ? prepareDataFolder : checkDataFolder)(dataFolder);
      return dataFolder;
    },
    secret: () => secretFor(env, location().dataFolder, purpose),
    secretBefore: () => previousSecretOf(env, location().dataFolder),
    logLevel: processReaders(env, 'app').logLevel,
    logFormat: processReaders(env, 'app').logFormat,
  };
};

/** Reads the settings of commands that open the data and serve no users. */
export const storageSettingsFrom = (given: Environment): StorageSettings =>
  readEach<StorageSettings>(storageReaders(given, 'start'));

/** Reads the settings from environment variables. Throws with one sentence for each missing or invalid setting. */
export const settingsFrom = (given: Environment, purpose: Purpose = 'start'): Settings => {
  const env = withFiles(given);
  const forDemo = isDemo(env);
  return readEach<Settings>({
    ...processReaders(env, 'app'),
    ...storageReaders(given, purpose),
    ...requestLimitReaders(env),
    publicUrl: () => publicUrlOf(env) ?? '',
    demo: () => demoOf(env),
    commandsPerMinute: () => commandsPerMinuteOf(env, 'app'),
    readsPerMinute: () => readsPerMinuteOf(env, 'app'),
    trustedProxies: () => trustedProxiesOf(env),
    providers: () => (forDemo ? providersOf(env) : requiredProviders(providersOf(env))),
    providerRules: () => providerRulesOf(env),
    // Many demo accounts sign in from one address.
    sessions: () =>
      forDemo ? { ...defaultTimes, signInLimit: { requests: 1_000, span: millisecondsPerMinute } } : defaultTimes,
    mail: () => mailSettingsFrom(env),
    channelNetworks: () => channelNetworksOf(env),
    sftp: () => sftpOf(env, 'app'),
    metricsToken: () => metricsTokenOf(env),
  });
};
