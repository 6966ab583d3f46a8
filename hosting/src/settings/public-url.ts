import type { Environment } from './environment.ts';
import { flagOf } from './flag-of.ts';
import { settingsError } from './settings-error.ts';

/** What browsers take for private without TLS: it does not leave the machine. */
const isThisMachine = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Where browsers find the product; undefined where nobody said. `demandTls`: http only where it was allowed. */
export const publicUrlOf = (env: Environment, demandTls: boolean): string | undefined => {
  const { CLEARBENCH_PUBLIC_URL: publicUrl } = env;
  const allowHttp = flagOf(env, 'CLEARBENCH_ALLOW_HTTP', !demandTls);
  if (publicUrl === undefined) return undefined;
  const url = URL.parse(publicUrl);
  if (url?.origin !== publicUrl || !/^https?:$/.test(url.protocol))
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be the origin browsers use, such as https://bench.example.org, without a closing slash',
    );
  if (url.protocol === 'http:' && !allowHttp && !isThisMachine(url.hostname))
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be https, also where a proxy in front ends TLS: it is what browsers use. Where nobody else can listen, CLEARBENCH_ALLOW_HTTP=true lets it be http',
    );
  return publicUrl;
};

/** The same for services apart: cookies, sign-in and mails go by it, so every service has to be told the same. */
export const demandPublicUrl = (env: Environment): string => {
  const publicUrl = publicUrlOf(env, true);
  if (publicUrl === undefined)
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be set, to the same for every service: the origin browsers use, such as https://bench.example.org',
    );
  return publicUrl;
};
