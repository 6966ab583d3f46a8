import { embeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import type { HttpListener } from '@clearbench/hosting/serving/listen';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/** The embedded identity provider, for demonstrations only. */
export const demoProvider = (
  { demo }: Pick<Settings, 'demo'>,
  { url, loopbackUrl }: Pick<HttpListener, 'url' | 'loopbackUrl'>,
  log: Logger,
) => (demo ? embeddedIdentityProvider({ publicUrl: url, loopbackUrl, nodeEnv: process.env.NODE_ENV, log }) : undefined);
