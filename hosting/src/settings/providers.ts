import { faultOfProviders } from '@clearbench/access/sign-in/provider-faults';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** A provider as everybody may know it. */
export type ListedProvider = Omit<ProviderSettings, 'clientSecret'>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const listedIn = (json: string): ListedProvider[] => {
  const says = 'CLEARBENCH_PROVIDERS must be a list of providers as JSON, each with a name and a title';
  try {
    const listed: unknown = JSON.parse(json);
    const named = (one: Partial<ListedProvider> | null) => [one?.name, one?.title].every((text) => isText(text));
    if (Array.isArray(listed) && listed.every(named)) return listed as ListedProvider[];
  } catch {
    throw settingsError(says);
  }
  throw settingsError(says);
};

/** Providers without their secrets, for who only says which there are. */
export const listedProviders = ({ CLEARBENCH_PROVIDERS: json }: Environment): ListedProvider[] =>
  json === undefined ? [] : listedIn(json);

/** Providers as JSON, their client secrets each in a variable of its own: `CLEARBENCH_PROVIDER_<NAME>_SECRET`. */
export const providersOf = (env: Environment): ProviderSettings[] => {
  const providers = listedProviders(env).map((provider) => {
    const variable = `CLEARBENCH_PROVIDER_${provider.name.toUpperCase().replaceAll('-', '_')}_SECRET`;
    const clientSecret = env[variable];
    if (clientSecret === undefined)
      throw settingsError(`${variable} must hold the client secret of "${provider.name}"`);
    return { ...provider, clientSecret };
  });
  const fault = faultOfProviders(providers);
  if (fault !== undefined) throw settingsError(`CLEARBENCH_PROVIDERS: ${fault}`);
  return providers;
};
