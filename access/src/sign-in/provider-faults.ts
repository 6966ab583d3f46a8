import type { ProviderSettings } from './provider-settings.ts';

/** A provider in the operator's settings, without its client secret. */
type WrittenProvider = Readonly<Record<string, unknown>>;

/** The allowed addresses besides https. */
export type ProviderRules = {
  /** Allows http for the client secret and the tokens: for an isolated network. */
  readonly allowHttp?: boolean | undefined;
};

/** A fault of a field, as a sentence. */
type Fault = { readonly field: string; readonly says: string };
type Check = (value: unknown, provider: WrittenProvider, rules: ProviderRules) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is WrittenProvider =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const webAddress = (value: unknown): URL | undefined => {
  const url = isText(value) ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

const text =
  (says: string): Check =>
  (value) =>
    isText(value) ? undefined : says;

/**
 * The id token is accepted without a signature check because it comes over TLS; the client secret is sent to the same
 * server.
 */
const calledByServer: Check = (value, _, { allowHttp = false }) => {
  const url = webAddress(value);
  if (!url) return 'must be an https address, such as https://id.example.org/token';
  const isPrivate = url.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return isPrivate || allowHttp
    ? undefined
    : 'must be an https address. In a network without other parties, CLEARBENCH_ALLOW_HTTP=true allows http';
};

const claimNames = ['subject', 'email', 'displayName', 'emailVerified'];

const checks: Readonly<Record<keyof Omit<ProviderSettings, 'clientSecret'>, Check>> = {
  name: (value) =>
    isText(value) && /^[a-z0-9-]{1,40}$/.test(value) ? undefined : 'must have 1 to 40 characters of a-z, 0-9 and -',
  title: text('must be the text of the sign-in button'),
  authorizeUrl: (value) =>
    webAddress(value)
      ? undefined
      : 'must be the address browsers are sent to, such as https://id.example.org/authorize',
  tokenUrl: calledByServer,
  userinfoUrl: calledByServer,
  clientId: text('must be the id under which the provider knows Clearbench'),
  scopes: (value) =>
    Array.isArray(value) && value.every(isText) ? undefined : 'must be a list of texts, such as ["openid", "email"]',
  issuer: (value, { scopes }) => {
    if (value !== undefined && !isText(value)) return 'must be a text: the "iss" of the provider\'s id tokens';
    const isNeeded = Array.isArray(scopes) && scopes.includes('openid');
    return isNeeded && !isText(value)
      ? 'is required, as the scopes contain "openid": the "iss" of id tokens'
      : undefined;
  },
  authorizeParameters: (value) =>
    value === undefined || (isRecord(value) && Object.values(value).every((one) => typeof one === 'string'))
      ? undefined
      : 'must be an object of texts, such as {"prompt": "login"}',
  claims: (value) => {
    if (value === undefined) return undefined;
    if (!isRecord(value)) return `must be an object with some of ${claimNames.join(', ')}`;
    const wrong = Object.entries(value).find(
      ([name, claim]) => !claimNames.includes(name) || !(isText(claim) || (name === 'emailVerified' && claim === true)),
    );
    return wrong && `must name claims by texts: "${wrong[0]}" is not one of ${claimNames.join(', ')} with a text`;
  },
};
const fields: readonly string[] = Object.keys(checks);

const faultOfUnknown = (provider: WrittenProvider): Fault | undefined => {
  // The settings add the secret from a separate variable; it must not be in the list.
  const field = Object.keys(provider).find((one) => !fields.includes(one) && one !== 'clientSecret');
  if (field === undefined) return undefined;
  const meant = fields.find((one) => one.toLowerCase() === field.toLowerCase().replaceAll(/[_-]/g, ''));
  return { field, says: meant ? `is not known; it is spelt ${meant}` : `is not known; known are ${fields.join(', ')}` };
};

const faultOf = (provider: WrittenProvider, rules: ProviderRules): Fault | undefined => {
  const unknown = faultOfUnknown(provider);
  if (unknown) return unknown;
  for (const [field, check] of Object.entries(checks)) {
    const says = check(provider[field], provider, rules);
    if (says !== undefined) return { field, says };
  }
  return undefined;
};

const entryName = (provider: unknown, index: number): string =>
  isRecord(provider) && isText(provider.name) ? `entry ${index + 1} ("${provider.name}")` : `entry ${index + 1}`;

/**
 * The faults of a list of providers, one sentence for each faulty entry, with the entry and its field. The list is
 * parsed JSON, so any field may be missing.
 */
export const faultsOfProviders = (providers: readonly unknown[], rules: ProviderRules = {}): readonly string[] => {
  const names = providers.map((provider) => (isRecord(provider) ? provider.name : undefined));
  return providers.flatMap((provider, index) => {
    const entry = entryName(provider, index);
    if (!isRecord(provider)) return [`${entry} must be an object`];
    const fault = faultOf(provider, rules);
    if (fault) return [`${entry}, field ${fault.field}: ${fault.says}`];
    const first = names.indexOf(provider.name);
    return first < index ? [`${entry}, field name: entry ${first + 1} has the same name`] : [];
  });
};
