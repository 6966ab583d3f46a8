import { defaultTimes, type SessionSettings } from '@clearbench/access/settings';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { type RequestLimits, readsPerMinuteOf, requestLimitReaders } from '@clearbench/hosting/settings/limits';
import { sendsMail } from '@clearbench/hosting/settings/mail';
import { commandUrlsOf, requiredPublicUrlOf, trustedProxiesOf } from '@clearbench/hosting/settings/network';
import { metricsTokenOf } from '@clearbench/hosting/settings/observability';
import { type ListedProvider, listedProviders, requiredProviders } from '@clearbench/hosting/settings/providers';
import { type ServiceSettings, serviceReaders } from '@clearbench/hosting/settings/service-settings';
import { readEach } from '@clearbench/hosting/settings/settings-error';

/** The settings of a separate query service, without client secrets; sizes in bytes, times in milliseconds. */
export type QuerySettings = ServiceSettings &
  RequestLimits & {
    readonly publicUrl: string;
    /** The command services, to which it forwards commands. */
    readonly commandUrls: readonly URL[];
    /** Reads of one account in this process; 0 = no limit. */
    readonly readsPerMinute: number;
    /** Proxies in front whose X-Forwarded-For is trusted. */
    readonly trustedProxies: number;
    readonly providers: readonly ListedProvider[];
    readonly sessions: Pick<SessionSettings, 'sessionIdle' | 'sessionLifetime'>;
    /** Whether the command services send mail; only then users verify their addresses. */
    readonly sendsMail: boolean;
    readonly metricsToken: string | undefined;
  };

/** Reads the settings from environment variables. Throws with one sentence for each missing or invalid setting. */
export const querySettings = (given: Environment): QuerySettings => {
  const env = withFiles(given);
  return readEach<QuerySettings>({
    ...serviceReaders(env, 'query-service'),
    ...requestLimitReaders(env),
    publicUrl: () => requiredPublicUrlOf(env),
    commandUrls: () => commandUrlsOf(env),
    readsPerMinute: () => readsPerMinuteOf(env, 'query-service'),
    trustedProxies: () => trustedProxiesOf(env),
    providers: () => requiredProviders(listedProviders(env)),
    sessions: () => defaultTimes,
    sendsMail: () => sendsMail(env),
    metricsToken: () => metricsTokenOf(env),
  });
};
