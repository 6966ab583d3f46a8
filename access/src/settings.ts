import { faultOfProviders } from './sign-in/provider-faults.ts';
import type { ProviderSettings } from './sign-in/provider-settings.ts';

/** Everything `access` is told about the installation; times in milliseconds. */
export type AccessSettings = {
  /** Origin under which browsers reach the product, e.g. https://bench.example.org; https makes every cookie secure. */
  readonly publicUrl: string;
  /** At least 32 characters; all keys are derived from it, and changing it ends every session. */
  readonly secret: string;
  readonly providers: readonly ProviderSettings[];
  /** A session nobody uses for so long is over. */
  readonly sessionIdle: number;
  /** No session lasts longer than this, used or not. */
  readonly sessionLifetime: number;
  /** Requests to the sign-in routes from one address: so many in each span. */
  readonly signInLimit: { readonly requests: number; readonly span: number };
};

/** What sessions go by. */
export type SessionSettings = Pick<AccessSettings, 'publicUrl' | 'secret' | 'sessionIdle' | 'sessionLifetime'>;

/** What suits most installations. */
export const defaultTimes = {
  sessionIdle: 8 * 60 * 60 * 1000,
  sessionLifetime: 7 * 24 * 60 * 60 * 1000,
  signInLimit: { requests: 60, span: 60 * 1000 },
} as const;

const demand = (holds: boolean, says: string): void => {
  if (!holds) throw new Error(`access settings: ${says}`);
};

/** Refuses settings nobody should run with; the message says what to change. */
export const checkSettings = ({ providers, ...settings }: AccessSettings): void => {
  checkSessionSettings(settings);
  const fault = faultOfProviders(providers);
  demand(fault === undefined, String(fault));
};

/** The same for who knows sessions only. */
export const checkSessionSettings = ({ publicUrl, secret, sessionIdle, sessionLifetime }: SessionSettings): void => {
  const url = URL.parse(publicUrl);
  demand(url?.protocol === 'http:' || url?.protocol === 'https:', 'publicUrl must be an http or https address');
  demand(url?.origin === publicUrl, 'publicUrl must be an origin only, without a path or a closing slash');
  demand(secret.length >= 32, 'the secret must have at least 32 characters');
  demand(sessionIdle > 0 && sessionLifetime >= sessionIdle, 'a session must last at least as long as it may be idle');
};
