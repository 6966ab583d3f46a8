import { defaultTimes, type SessionSettings } from '@clearbench/access/settings';
import { readsPerMinuteOf } from '@clearbench/hosting/settings/calls-per-minute';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { largestContentOf } from '@clearbench/hosting/settings/largest-content';
import { metricsTokenOf } from '@clearbench/hosting/settings/metrics-token';
import { numberOf } from '@clearbench/hosting/settings/number-of';
import { type ListedProvider, listedProviders } from '@clearbench/hosting/settings/providers';
import { demandPublicUrl } from '@clearbench/hosting/settings/public-url';
import { type ServiceSettings, serviceSettingsIn } from '@clearbench/hosting/settings/service-settings';
import { settingsError } from '@clearbench/hosting/settings/settings-error';

/** Everything a query service can be told; sizes in bytes, times in milliseconds. It knows no secret of a provider's. */
export type QuerySettings = ServiceSettings & {
  readonly publicUrl: string;
  /** Where commands are carried out. */
  readonly commandUrls: readonly URL[];
  readonly largestContent: number;
  /** Questions an account may ask this process; 0 = as many as it likes. */
  readonly readsPerMinute: number;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly providers: readonly ListedProvider[];
  readonly sessions: Pick<SessionSettings, 'sessionIdle' | 'sessionLifetime'>;
  /** Whether the command services send mail: then addresses are to be proved. */
  readonly sendsMail: boolean;
  readonly metricsToken: string | undefined;
};

const usualPort = 8080;

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'http:' && `${url.origin}/` === url.href;
};

const commandUrlsOf = ({ CLEARBENCH_COMMAND_URLS: listed = '' }: Environment): URL[] => {
  const urls = listed.split(',').map((url) => url.trim());
  if (!urls.every(isOrigin))
    throw settingsError(
      'CLEARBENCH_COMMAND_URLS must list the command services, such as http://command-1:8081,http://command-2:8081',
    );
  return urls.map((url) => new URL(url));
};

/** Reads the settings from environment variables; throws with a sentence that says what to set. */
export const querySettings = (given: Environment): QuerySettings => {
  const env = withFiles(given);
  return {
    ...serviceSettingsIn(env, usualPort),
    publicUrl: demandPublicUrl(env),
    commandUrls: commandUrlsOf(env),
    largestContent: largestContentOf(env),
    readsPerMinute: readsPerMinuteOf(env),
    trustedProxies: numberOf(env, 'CLEARBENCH_TRUSTED_PROXIES', 0),
    providers: listedProviders(env),
    sessions: defaultTimes,
    sendsMail: (env.CLEARBENCH_SMTP_URL ?? '') !== '',
    metricsToken: metricsTokenOf(env),
  };
};
