import { type AccessSettings, defaultTimes } from '@clearbench/access/settings';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import { commandsPerMinuteOf } from '@clearbench/hosting/settings/calls-per-minute';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { largestContentOf } from '@clearbench/hosting/settings/largest-content';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail-settings';
import { numberOf } from '@clearbench/hosting/settings/number-of';
import { providersOf } from '@clearbench/hosting/settings/providers';
import { demandPublicUrl } from '@clearbench/hosting/settings/public-url';
import { type ServiceSettings, serviceSettingsIn } from '@clearbench/hosting/settings/service-settings';

/** Everything a command service can be told; sizes in bytes, times in milliseconds. */
export type CommandSettings = ServiceSettings & {
  readonly publicUrl: string;
  readonly largestContent: number;
  /** Commands an account may give to this process; 0 = as many as it likes. */
  readonly commandsPerMinute: number;
  /** Proxies in front whose X-Forwarded-For is believed, the query service among them. */
  readonly trustedProxies: number;
  readonly providers: readonly ProviderSettings[];
  readonly sessions: Pick<AccessSettings, 'sessionIdle' | 'sessionLifetime' | 'signInLimit'>;
  /** Undefined where the installation sends no mail. */
  readonly mail: MailSettings | undefined;
};

const usualPort = 8081;

/** Reads the settings from environment variables; throws with a sentence that says what to set. */
export const commandSettings = (given: Environment): CommandSettings => {
  const env = withFiles(given);
  return {
    ...serviceSettingsIn(env, usualPort),
    publicUrl: demandPublicUrl(env),
    largestContent: largestContentOf(env),
    commandsPerMinute: commandsPerMinuteOf(env),
    trustedProxies: numberOf(env, 'CLEARBENCH_TRUSTED_PROXIES', 0) + 1,
    providers: providersOf(env),
    sessions: defaultTimes,
    mail: mailSettingsFrom(env),
  };
};
