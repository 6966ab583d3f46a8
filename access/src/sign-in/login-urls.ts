import type { ProviderSettings } from './provider-settings.ts';
import { startPath } from './providers.ts';

export type LoginUrls = () => readonly { readonly name: string; readonly url: string }[];

/** The start URL of sign-in with each provider, by its title. */
export const loginUrlsOf =
  (providers: readonly Pick<ProviderSettings, 'name' | 'title'>[]): LoginUrls =>
  () =>
    providers.map(({ name, title }) => ({ name: title, url: startPath(name) }));
