import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import { callbackPath } from '@clearbench/access/sign-in/providers';
import type { ProviderConnection } from '@clearbench/contracts/settings/connection-routes';

/** The providers for administrators: without their secrets. */
export const shownProviders = (providers: readonly ProviderSettings[], publicUrl: string): ProviderConnection[] =>
  providers.map(({ name, title, authorizeUrl, tokenUrl, userinfoUrl, issuer, clientId, scopes }) => ({
    name,
    title,
    authorizeUrl,
    tokenUrl,
    userinfoUrl,
    ...(issuer === undefined ? {} : { issuer }),
    clientId,
    scopes: [...scopes],
    callbackUrl: `${publicUrl}${callbackPath(name)}`,
  }));
