import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { faultsOfProviders, type ProviderRules } from './sign-in/provider-faults.ts';
import type { ProviderSettings } from './sign-in/provider-settings.ts';

/** The settings of access control; times in milliseconds. */
export type AccessSettings = {
  /** Origin of the product in browsers, e.g. https://bench.example.org; https makes every cookie secure. */
  readonly publicUrl: string;
  /** At least 32 characters; all keys derive from it, and changing it ends every session. */
  readonly secret: string;
  readonly providers: readonly ProviderSettings[];
  /** Allowed addresses of providers; absent = https, or this machine. */
  readonly providerRules?: ProviderRules;
  /** A session that is unused for this time ends. */
  readonly sessionIdle: number;
  /** Longest duration of a session, used or not. */
  readonly sessionLifetime: number;
  /** Most requests to the sign-in routes from one IP address per span. */
  readonly signInLimit: { readonly requests: number; readonly span: number };
};

/** The settings of sessions. */
export type SessionSettings = Pick<AccessSettings, 'publicUrl' | 'secret' | 'sessionIdle' | 'sessionLifetime'>;

/** Defaults for most installations. */
export const defaultTimes = {
  sessionIdle: 8 * millisecondsPerHour,
  sessionLifetime: 7 * millisecondsPerDay,
  signInLimit: { requests: 60, span: millisecondsPerMinute },
} as const;

const demand = (holds: boolean, says: string): void => {
  if (!holds) throw new Error(`access settings: ${says}`);
};

/** Throws for unsafe settings; the message names the change that is needed. */
export const checkSettings = ({ providers, providerRules, ...settings }: AccessSettings): void => {
  checkSessionSettings(settings);
  const [fault] = faultsOfProviders(providers, providerRules);
  demand(fault === undefined, `providers: ${fault}`);
};

/** The same check for the settings of sessions. */
export const checkSessionSettings = ({ publicUrl, secret, sessionIdle, sessionLifetime }: SessionSettings): void => {
  const url = URL.parse(publicUrl);
  demand(url?.protocol === 'http:' || url?.protocol === 'https:', 'publicUrl must be an http or https address');
  demand(url?.origin === publicUrl, 'publicUrl must be an origin only, without a path or a closing slash');
  demand(secret.length >= 32, 'the secret must have at least 32 characters');
  demand(sessionIdle > 0 && sessionLifetime >= sessionIdle, 'a session must last at least as long as it may be idle');
};
