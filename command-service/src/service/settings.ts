import { type AccessSettings, defaultTimes } from '@clearbench/access/settings';
import type { ProviderRules } from '@clearbench/access/sign-in/provider-faults';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { AllowedNetworks } from '@clearbench/hosting/outgoing-address';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { commandsPerMinuteOf, type RequestLimits, requestLimitReaders } from '@clearbench/hosting/settings/limits';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail';
import { channelNetworksOf, requiredPublicUrlOf, trustedProxiesOf } from '@clearbench/hosting/settings/network';
import { providerRulesOf, providersOf, requiredProviders } from '@clearbench/hosting/settings/providers';
import { type ServiceSettings, serviceReaders } from '@clearbench/hosting/settings/service-settings';
import { readEach } from '@clearbench/hosting/settings/settings-error';
import { type SftpAddress, sftpOf } from '@clearbench/hosting/settings/sftp';

/** The settings of a separate command service; sizes in bytes, times in milliseconds. */
export type CommandSettings = ServiceSettings &
  RequestLimits & {
    readonly publicUrl: string;
    /** Commands of one account in this process; 0 = no limit. */
    readonly commandsPerMinute: number;
    /** Proxies in front whose X-Forwarded-For is trusted, the query service included. */
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
  };

/** Reads the settings from environment variables. Throws with one sentence for each missing or invalid setting. */
export const commandSettings = (given: Environment): CommandSettings => {
  const env = withFiles(given);
  return readEach<CommandSettings>({
    ...serviceReaders(env, 'command-service'),
    ...requestLimitReaders(env),
    publicUrl: () => requiredPublicUrlOf(env),
    commandsPerMinute: () => commandsPerMinuteOf(env, 'command-service'),
    trustedProxies: () => trustedProxiesOf(env) + 1,
    providers: () => requiredProviders(providersOf(env)),
    providerRules: () => providerRulesOf(env),
    sessions: () => defaultTimes,
    mail: () => mailSettingsFrom(env),
    channelNetworks: () => channelNetworksOf(env),
    sftp: () => sftpOf(env, 'command-service'),
  });
};
