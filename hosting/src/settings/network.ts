import { type AllowedNetworks, allowedNetworks } from '../outgoing-address.ts';
import type { Environment } from './environment.ts';
import { isDemo, isProduction } from './mode.ts';
import {
  commandProcesses,
  everyProcess,
  flagOf,
  httpProcesses,
  numberOf,
  type ProcessKind,
  type Setting,
  textOf,
} from './setting.ts';
import { settingsError } from './settings-error.ts';

const ports: Readonly<Record<ProcessKind, string>> = {
  app: '8080',
  'command-service': '8081',
  'query-service': '8080',
  projections: '8082',
};

const port: Setting = {
  name: 'PORT',
  usedBy: everyProcess,
  fallback: (_, kind) => ports[kind],
  documentation: [
    '8080; 8081 for a separate command service, 8082 for separate projections',
    'the port on which the server listens; 0 selects a free port',
  ],
};

// Demo accounts have no passwords, so a demo listens on this machine alone unless an operator sets another address.
const host: Setting = {
  name: 'HOST',
  usedBy: everyProcess,
  fallback: (env, kind) => (isDemo(env, kind) ? '127.0.0.1' : '0.0.0.0'),
  documentation: ['127.0.0.1 in demo mode, else 0.0.0.0', 'address to listen on'],
};

const publicUrl: Setting = {
  name: 'CLEARBENCH_PUBLIC_URL',
  usedBy: httpProcesses,
  fallback: ({ PORT: written = ports.app }) => `http://localhost:${written}`,
  documentation: [
    '`http://localhost:<port>`',
    'the origin that browsers use; https makes cookies secure. In production, and for separate services, it must be https unless the address is local',
  ],
};

const allowHttp: Setting = {
  name: 'CLEARBENCH_ALLOW_HTTP',
  usedBy: httpProcesses,
  fallback: (env, kind) => (kind === 'app' && env.NODE_ENV !== 'production' ? 'for CLEARBENCH_PUBLIC_URL' : 'false'),
  documentation: [
    'false',
    '`true` allows http for the public URL and for the addresses of sign-in providers, for an isolated network. It is not needed behind a proxy that terminates TLS, because browsers use https there',
  ],
};

const trustedProxies: Setting = {
  name: 'CLEARBENCH_TRUSTED_PROXIES',
  usedBy: httpProcesses,
  fallback: () => '0',
  documentation: ['0', 'number of proxies in front whose `X-Forwarded-For` the server trusts'],
};

const commandUrls: Setting = {
  name: 'CLEARBENCH_COMMAND_URLS',
  usedBy: ['query-service'],
  documentation: [
    '',
    'for a separate query service: the addresses of the command services, `http://host:8081`, separated by commas',
  ],
};

const noticeSeconds: Setting = {
  name: 'CLEARBENCH_NOTICE_SECONDS',
  usedBy: everyProcess,
  fallback: () => '0',
  documentation: [
    '0',
    'seconds for which a stopping process reports 503 at `/health/ready` and still serves, so that load balancers notice',
  ],
};

const channelNetworks: Setting = {
  name: 'CLEARBENCH_CHANNEL_NETWORKS',
  usedBy: commandProcesses,
  fallback: () => '',
  documentation: [
    'none: public addresses only',
    'networks that are not public and to which channels may post answers and notifications, such as `10.1.0.0/16,fd00::/8`, separated by commas ([channels](channels.md#addresses-that-are-refused))',
  ],
};

export const networkSettings = {
  port,
  host,
  publicUrl,
  allowHttp,
  commandUrls,
  trustedProxies,
  noticeSeconds,
  channelNetworks,
} satisfies Readonly<Record<string, Setting>>;

const highestPort = 65_535;

/** The port to listen on; 0 = any free port. */
export const portOf = (env: Environment, kind: ProcessKind): number => {
  const value = numberOf(port, env, kind);
  if (value > highestPort) throw settingsError(`PORT must be at most ${highestPort}, not ${value}`);
  return value;
};

/** The address to listen on. */
export const hostOf = (env: Environment, kind: ProcessKind): string => textOf(host, env, kind) ?? '';

/** Hosts that browsers treat as secure without TLS, because requests to them do not leave the machine. */
const isThisMachine = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);

/** The origin that browsers use; undefined if unset. With `requireTls`, http needs CLEARBENCH_ALLOW_HTTP. */
export const publicUrlOf = (env: Environment, requireTls: boolean = isProduction(env)): string | undefined => {
  const { [publicUrl.name]: written } = env;
  const mayBeHttp = flagOf(allowHttp, env, !requireTls);
  if (written === undefined) return undefined;
  const url = URL.parse(written);
  if (url?.origin !== written || !/^https?:$/.test(url.protocol))
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be the origin that browsers use, such as https://bench.example.org, without a slash at the end',
    );
  if (url.protocol === 'http:' && !mayBeHttp && !isThisMachine(url.hostname))
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be https, also behind a proxy that terminates TLS, because browsers use this address. In an isolated network CLEARBENCH_ALLOW_HTTP=true allows http',
    );
  return written;
};

/** The same for a separate service: cookies, sign-in and mails use this address, so all services need the same value. */
export const requiredPublicUrlOf = (env: Environment): string => {
  const url = publicUrlOf(env, true);
  if (url === undefined)
    throw settingsError(
      'CLEARBENCH_PUBLIC_URL must be set, to the same value for every service: the origin that browsers use, such as https://bench.example.org',
    );
  return url;
};

/** Whether addresses of sign-in providers may be http; also outside production only if it is allowed explicitly. */
export const providersMayUseHttp = (env: Environment): boolean => flagOf(allowHttp, env, false);

export const trustedProxiesOf = (env: Environment): number => numberOf(trustedProxies, env);

const isHttpOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'http:' && `${url.origin}/` === url.href;
};

/** The addresses of the command services to which a query service forwards commands. */
export const commandUrlsOf = (env: Environment): URL[] => {
  const urls = (env[commandUrls.name] ?? '').split(',').map((url) => url.trim());
  if (!urls.every(isHttpOrigin))
    throw settingsError(
      'CLEARBENCH_COMMAND_URLS must list the command services, such as http://command-1:8081,http://command-2:8081',
    );
  return urls.map((url) => new URL(url));
};

/** Milliseconds between the request to stop and the moment from which connections are refused. */
export const noticeOf = (env: Environment): number => numberOf(noticeSeconds, env) * 1_000;

/** The networks that are not public and to which channels may post. */
export const channelNetworksOf = (env: Environment): AllowedNetworks => {
  const written = textOf(channelNetworks, env) ?? '';
  const networks = written.split(',').map((network) => network.trim());
  try {
    return allowedNetworks(networks.filter((network) => network !== ''));
  } catch {
    throw settingsError('CLEARBENCH_CHANNEL_NETWORKS must list networks, such as 10.1.0.0/16,fd00::/8');
  }
};
