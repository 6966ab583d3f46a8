import type { SignInStepResult } from '@clearbench/contracts/settings/connection-routes';
import { bringsIdToken, type ProviderSettings } from '../sign-in/provider-settings.ts';
import { printableText } from '../sign-in/sign-in-fault.ts';
import { fetchEndpoint } from './fetch-endpoint.ts';

type StepOutcome = Omit<SignInStepResult, 'step'>;
type Document = Readonly<Record<string, unknown>>;

const failed = (
  errorKey: SignInStepResult['errorKey'],
  params: NonNullable<SignInStepResult['params']>,
): StepOutcome => ({
  outcome: 'failed',
  errorKey,
  params,
});
const warned = (...fault: Parameters<typeof failed>): StepOutcome => ({ ...failed(...fault), outcome: 'warning' });

/** The discovery document of an issuer (OpenID Connect Discovery 1.0, section 4). */
const discoveryUrlOf = (issuer: string | undefined): string | undefined => {
  const url = URL.parse(issuer ?? '');
  return url && /^https?:$/.test(url.protocol)
    ? `${String(issuer).replace(/\/$/, '')}/.well-known/openid-configuration`
    : undefined;
};

const endpoints = [
  ['authorization_endpoint', 'authorizeUrl'],
  ['token_endpoint', 'tokenUrl'],
  ['userinfo_endpoint', 'userinfoUrl'],
] as const;

const listed = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/**
 * This server may call the provider by another host name than browsers do: for such endpoints only paths are compared.
 */
const isSameEndpoint = (field: string, expected: string, found: string): boolean =>
  expected === found || (field !== 'authorizeUrl' && URL.parse(expected)?.pathname === URL.parse(found)?.pathname);

const differenceIn = (settings: ProviderSettings, document: Document): StepOutcome | undefined => {
  for (const [name, field] of endpoints) {
    const found = document[name];
    if (typeof found === 'string' && !isSameEndpoint(field, settings[field], found))
      return warned('provider.endpointDiffers', { field, expected: settings[field], found: printableText(found) });
  }
  const scopes = listed(document.scopes_supported);
  const unknown = settings.scopes.filter((scope) => scopes !== undefined && !scopes.includes(scope));
  if (unknown.length > 0) return warned('provider.scopesUnknown', { scopes: unknown.join(' ') });
  const methods = listed(document.code_challenge_methods_supported);
  return methods !== undefined && !methods.includes('S256') ? warned('provider.pkceUnsupported', {}) : undefined;
};

/** Whether the discovery document of the issuer exists, names this issuer, and has the endpoints of the settings. */
export const checkDiscovery = async (settings: ProviderSettings): Promise<StepOutcome> => {
  const { issuer } = settings;
  const address = bringsIdToken(settings) ? discoveryUrlOf(issuer) : undefined;
  if (address === undefined) return { outcome: 'skipped' };
  const { status, json } = await fetchEndpoint('discovery', address);
  // The product reads its endpoints from the settings: sign-in works without the document.
  if (status !== 200) return warned('provider.discoveryMissing', { address, status });
  if (typeof json !== 'object' || json === null) return failed('provider.discoveryInvalid', { address });
  const document = json as Document;
  if (document.issuer !== issuer)
    return failed('provider.issuerDiffers', { expected: String(issuer), found: printableText(document.issuer) });
  return differenceIn(settings, document) ?? { outcome: 'passed' };
};
