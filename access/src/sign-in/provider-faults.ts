import { bringsIdToken, type ProviderSettings } from './provider-settings.ts';

/** The client secret and the tokens travel there, and nobody checks a signature for it. */
const isPrivate = (address: unknown): boolean => {
  const url = URL.parse(String(address));
  return (
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
};

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** They come from JSON an operator wrote: anything may be missing. */
const faultOf = (provider: ProviderSettings): string | undefined => {
  const { name, title, authorizeUrl, tokenUrl, userinfoUrl, clientId, scopes, issuer } = provider;
  if (!/^[a-z0-9-]{1,40}$/.test(name)) return `"${name}" is no provider name (a-z, 0-9 and -)`;
  if (!isText(title)) return `"${name}" has no title, which people read on its button`;
  if (!URL.canParse(String(authorizeUrl))) return `"${name}" has no address to send people to: authorizeUrl`;
  if (!isPrivate(tokenUrl) || !isPrivate(userinfoUrl))
    return `"${name}" must have its tokenUrl and userinfoUrl under https`;
  if (!isText(clientId)) return `"${name}" has no clientId, by which it knows us`;
  if (!Array.isArray(scopes) || !scopes.every(isText)) return `"${name}" must list its scopes, such as ["openid"]`;
  if (bringsIdToken(provider) && !isText(issuer)) return `"${name}" asks for openid and must name its issuer`;
  return undefined;
};

/** What keeps these providers from being used, as a sentence for whoever runs the product. */
export const faultOfProviders = (providers: readonly ProviderSettings[]): string | undefined => {
  const names = providers.map(({ name }) => name);
  if (new Set(names).size !== names.length) return 'two providers have the same name';
  return providers.map(faultOf).find((fault) => fault !== undefined);
};
