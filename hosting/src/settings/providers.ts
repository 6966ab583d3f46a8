import { faultsOfProviders, type ProviderRules } from '@clearbench/access/sign-in/provider-faults';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { Environment } from './environment.ts';
import { providersMayUseHttp } from './network.ts';
import { commandProcesses, httpProcesses, type Setting } from './setting.ts';
import { settingsError } from './settings-error.ts';

/** A provider without its client secret. */
export type ListedProvider = Omit<ProviderSettings, 'clientSecret'>;

const variable = 'CLEARBENCH_PROVIDERS';

const providers: Setting = {
  name: variable,
  usedBy: httpProcesses,
  documentation: [
    'none; required without demo accounts',
    'sign-in providers as a JSON list, each with name, title, authorizeUrl, tokenUrl, userinfoUrl, clientId, scopes; issuer if the scopes contain `openid`; claims if userinfo uses other names than `sub`, `email`, `name`, `email_verified`',
  ],
};

/** Documents one setting per provider, which has the provider's name in its own. */
const providerSecret: Setting = {
  name: 'CLEARBENCH_PROVIDER_<NAME>_SECRET',
  usedBy: commandProcesses,
  shown: 'nothing',
  documentation: ['', 'the client secret of a provider'],
};

export const providerSettings = { providers, providerSecret } satisfies Readonly<Record<string, Setting>>;

/** The setting that holds the client secret of a provider. */
export const secretVariableOf = (name: string): string =>
  `CLEARBENCH_PROVIDER_${name.toUpperCase().replaceAll('-', '_')}_SECRET`;

export const providerRulesOf = (env: Environment): ProviderRules => ({ allowHttp: providersMayUseHttp(env) });

/** The names in the list as far as they can be read; `listedProviders` reports an unreadable list. */
const namesOfProviders = ({ [variable]: json = '[]' }: Environment): string[] => {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list)
      ? list.flatMap((one: { name?: unknown } | null) => (typeof one?.name === 'string' ? [one.name] : []))
      : [];
  } catch {
    return [];
  }
};

/** The settings that hold the client secrets of the listed providers. */
export const secretSettings = (env: Environment): Setting[] =>
  namesOfProviders(env).map((name) => ({ ...providerSecret, name: secretVariableOf(name) }));

const parsed = (json: string): unknown[] => {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch (error) {
    throw settingsError(
      `${variable} must be a list of providers as JSON, and is not valid JSON: ${(error as Error).message}`,
    );
  }
  if (!Array.isArray(list)) throw settingsError(`${variable} must be a list of providers as JSON: [{"name": …}]`);
  return list;
};

/** Providers without their secrets. Throws with the entry and the field of each fault. */
export const listedProviders = (env: Environment): ListedProvider[] => {
  const { [variable]: json } = env;
  if (json === undefined) return [];
  const list = parsed(json);
  const written = list.flatMap((one, index) =>
    typeof one === 'object' && one !== null && 'clientSecret' in one
      ? [`entry ${index + 1}, field clientSecret: belongs in a setting of its own, CLEARBENCH_PROVIDER_<NAME>_SECRET`]
      : [],
  );
  const faults = [...written, ...faultsOfProviders(list, providerRulesOf(env))];
  if (faults.length > 0) throw settingsError(...faults.map((fault) => `${variable}: ${fault}`));
  return list as ListedProvider[];
};

/** The providers with their client secrets, each from a setting of its own. */
export const providersOf = (env: Environment): ProviderSettings[] => {
  const listed = listedProviders(env);
  const missing = listed.filter(({ name }) => env[secretVariableOf(name)] === undefined);
  if (missing.length > 0)
    throw settingsError(
      ...missing.map(({ name }) => `${secretVariableOf(name)} must hold the client secret of the provider "${name}"`),
    );
  return listed.map((provider) => ({ ...provider, clientSecret: env[secretVariableOf(provider.name)] ?? '' }));
};

/** A process without demo accounts and without a provider would show an empty sign-in page. */
export const requiredProviders = <Provider>(providers: readonly Provider[]): readonly Provider[] => {
  if (providers.length === 0)
    throw settingsError(
      `${variable} must list at least one sign-in provider: without one no user can sign in. Its value is JSON, such as [{"name":"company","title":"Company account","authorizeUrl":"https://…","tokenUrl":"https://…","userinfoUrl":"https://…","clientId":"clearbench","scopes":["openid","email","profile"],"issuer":"https://…"}], and the client secret belongs in CLEARBENCH_PROVIDER_<NAME>_SECRET`,
    );
  return providers;
};
