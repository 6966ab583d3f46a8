import { parse } from 'yaml';
import { readFromRoot } from '../house/source-files.ts';

/** The tested part of a service, after `extends` is resolved. */
export type ComposedService = {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[]; readonly timeout?: string; readonly disable?: boolean };
  readonly entrypoint?: readonly string[];
  readonly user?: string;
  readonly init?: boolean;
  readonly stop_grace_period?: string;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly read_only?: boolean;
  readonly network_mode?: string;
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};

/** Whether a service does its work once and ends, so that others wait for its end. */
export const endsItself = ({ restart }: ComposedService): boolean => restart === 'no';

type Written = Partial<ComposedService> & {
  readonly extends?: string | { readonly file: string; readonly service: string };
};
type File = {
  readonly services: Readonly<Record<string, Written>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
};

const read = (path: string): File => parse(readFromRoot(path), { merge: true }) as File;

/** Lists that are replaced and not merged. */
const replaced = new Set(['command', 'entrypoint', 'test']);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a service with the one it extends, as Compose does. */
const merged = (name: string, under: unknown, over: unknown): unknown => {
  if (over === undefined) return under;
  if (Array.isArray(under) && Array.isArray(over))
    return replaced.has(name) ? over : [...(under as unknown[]), ...over];
  if (!isMap(under) || !isMap(over)) return over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((each) => [each, merged(each, under[each], over[each])]));
};

const composed = (path: string, name: string): ComposedService => {
  const service = read(path).services[name];
  if (!service) throw new Error(`${path} has no service ${name}`);
  const { extends: base, ...own } = service;
  if (base === undefined) return own as ComposedService;
  const [file, extended] = typeof base === 'string' ? [path, base] : [base.file, base.service];
  return merged('service', composed(file, extended), own) as ComposedService;
};

/** A compose file as Compose would start it. */
export const composeFile = (path: string) => {
  const { services, secrets = {}, volumes = {}, networks = {} } = read(path);
  return {
    services: Object.fromEntries(Object.keys(services).map((name) => [name, composed(path, name)])),
    secrets,
    volumes,
    networks,
  };
};
