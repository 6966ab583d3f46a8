import type { ProviderSettings } from './provider-settings.ts';
import { startPath } from './providers.ts';

export type LoginUrls = () => readonly { readonly name: string; readonly url: string }[];

/** Where signing in begins with each provider, under the name people know it by. */
export const loginUrlsOf =
  (providers: readonly Pick<ProviderSettings, 'name' | 'title'>[]): LoginUrls =>
  () =>
    providers.map(({ name, title }) => ({ name: title, url: startPath(name) }));
