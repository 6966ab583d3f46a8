import { runInNewContext } from 'node:vm';
import { readFromRoot } from '../house/source-files.ts';
import { type ComposedService, composeFile, endsItself } from './compose-file.ts';

/**
 * Facts from the Dockerfile of each image: its user, folders that this user owns in the image (a named volume mounted
 * there has the same owner; others belong to root), and programs for health checks.
 */
type Image = {
  readonly user: string;
  readonly owned: readonly string[];
  readonly programs: readonly string[];
};
const images: Readonly<Record<string, Image>> = {
  'eventstore/eventstore': {
    user: 'eventstore',
    owned: ['/var/lib/eventstore', '/var/log/eventstore'],
    programs: ['curl'],
  },
  mongo: { user: 'root', owned: ['/data/db', '/data/configdb'], programs: ['mongosh'] },
  postgres: { user: 'root', owned: ['/var/lib/postgresql/data'], programs: ['pg_isready', 'psql'] },
  // Built from "ubi-null": bash and coreutils-single; curl, wget and grep are not included.
  'quay.io/keycloak/keycloak': { user: '1000', owned: ['/opt/keycloak/data'], programs: ['/bin/bash'] },
  haproxy: { user: 'haproxy', owned: ['/var/lib/haproxy'], programs: ['wget'] },
  'axllent/mailpit': { user: 'root', owned: [], programs: ['/mailpit'] },
};
const bashBuiltIns = ['exec', 'printf', 'read', '[['];

const imageOf = ({ image }: ComposedService): Image | undefined => images[image.replace(/:[^:]*$/, '')];

/** The programs that a shell script calls. */
const calledBy = (script: string): string[] =>
  script.split(/&&|\|\||[|;\n]/).map((command) => command.trim().split(/\s+/)[0] ?? '');

const programsOf = (test: readonly string[]): string[] => {
  const [kind, ...words] = test;
  if (kind === 'CMD-SHELL') return calledBy(words.join(' ')).filter((word) => word !== 'exit');
  const [program = '', flag, script = ''] = words;
  const isBash = program.endsWith('bash') && flag === '-c';
  return isBash ? [program, ...calledBy(script).filter((word) => !bashBuiltIns.includes(word))] : [program];
};

const mountsOf = ({ volumes = [] }: ComposedService) =>
  volumes.map((volume) => {
    const [source = '', target = '', mode = 'rw'] = volume.split(':');
    return { source, target, mode };
  });

describe.each(['docker-compose.yml', 'docker-compose.postgres.yml', 'docker-compose.cluster.yml'])(
  'images of %s',
  (path) => {
    const { services, networks } = composeFile(path);
    const each = Object.entries(services);
    const others = each.filter(([, service]) => service.build === undefined);

    it.each(others)('are known: %s', (_, service) => expect(imageOf(service)).toBeDefined());

    it.each(others)('store data of %s where its user may write', (_, service) => {
      const { owned = [], user } = imageOf(service) ?? {};
      for (const { source, target, mode } of mountsOf(service)) {
        if (source.startsWith('.')) expect(mode).toBe('ro');
        else expect([target, owned.includes(target)]).toEqual([target, true]);
      }
      // Without capabilities, root in a container can write only its own files.
      expect(service.user ?? user).not.toBe('root');
    });

    it.each(others)('contain the programs of the health check of %s', (_, service) => {
      const called = programsOf(service.healthcheck?.test ?? []);
      expect(called).not.toEqual([]);
      expect(imageOf(service)?.programs).toEqual(expect.arrayContaining(called));
    });

    it.each(each)('have the least privileges in %s', (_, service) => {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
      expect(service.network_mode).toBeUndefined();
      expect(service.networks).toBeDefined();
    });

    it('expose the servers, which have no passwords, to the services only', () => {
      expect(networks.data).toEqual({ internal: true });
      const reached = each.filter(([, service]) => service.networks?.includes('data')).map(([name]) => name);
      expect(reached.toSorted()).toEqual(
        each
          .map(([name]) => name)
          .filter((name) => /^(query|command|projections|migrate|eventstore|mongo|postgres)/.test(name))
          .toSorted(),
      );
      for (const [name, service] of others)
        if (/^(eventstore|mongo|postgres)/.test(name)) expect(service.networks).toEqual(['data']);
    });

    it('stop in order: product processes get signals and enough time', () => {
      for (const [, service] of each.filter(([, { build }]) => build !== undefined)) {
        expect(service.init).toBe(true);
        if (endsItself(service)) continue;
        const seconds = Number.parseInt(service.stop_grace_period ?? '', 10);
        // Running requests may take 20 seconds, closing the rest.
        expect(seconds).toBeGreaterThanOrEqual(Number(service.environment?.CLEARBENCH_NOTICE_SECONDS) + 30);
      }
      for (const [, service] of others.filter(([name]) => name !== 'mail'))
        expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(30);
    });

    it('let command services call Keycloak by its internal name, with the issuer of browsers', () => {
      const { environment: keycloak = {} } = services.keycloak ?? {};
      for (const [name, { environment = {} }] of each.filter(([name]) => /^(command|query)/.test(name))) {
        const [provider] = JSON.parse(environment.CLEARBENCH_PROVIDERS ?? '') as Record<string, string>[];
        const { authorizeUrl = '', tokenUrl = '', userinfoUrl = '', issuer = '' } = provider ?? {};
        const frontend = keycloak.KC_HOSTNAME ?? 'none';
        expect([name, new URL(issuer).origin, new URL(authorizeUrl).origin]).toEqual([name, frontend, frontend]);
        const backend = `http://keycloak:${keycloak.KC_HTTP_PORT}`;
        expect([new URL(tokenUrl).origin, new URL(userinfoUrl).origin]).toEqual([backend, backend]);
        expect(environment.CLEARBENCH_ALLOW_HTTP).toBe('true');
      }
      // Otherwise tokens from these addresses would have another issuer.
      expect(keycloak.KC_HOSTNAME_BACKCHANNEL_DYNAMIC).toBe('true');
    });
  },
);

type ShutdownResult = {
  readonly exitCode: number;
  readonly initiated: readonly { readonly members: readonly object[] }[];
};

/** Runs the script of a health check in place of mongosh. */
const checkReplicaSet = (script: string, status: () => unknown, hello: () => object): ShutdownResult => {
  const initiated: { members: object[] }[] = [];
  let exitCode = -1;
  const rs = { status, initiate: (config: { members: object[] }) => void initiated.push(config) };
  const quit = (code: number): void => {
    exitCode = code;
  };
  runInNewContext(script, { rs, db: { hello }, quit });
  return { exitCode, initiated };
};
const failing = (code: number) => () => {
  throw Object.assign(new Error('refused'), { code });
};

describe.each([
  ['docker-compose.yml', 'mongo', 1],
  ['docker-compose.cluster.yml', 'mongo-1', 3],
] as const)('replica set of %s', (path, name, members) => {
  const script = composeFile(path).services[name]?.healthcheck?.test.at(-1) ?? '';

  it('is initiated once, by a member without configuration', () => {
    const fresh = checkReplicaSet(script, failing(94), () => ({ isWritablePrimary: false }));
    expect([fresh.exitCode, fresh.initiated.length, fresh.initiated[0]?.members.length]).toEqual([1, 1, members]);
    const running = checkReplicaSet(
      script,
      () => ({ ok: 1 }),
      () => ({ isWritablePrimary: true }),
    );
    expect(running).toEqual({ exitCode: 0, initiated: [] });
  });

  it('is not initiated again where the status is unreadable for another reason', () => {
    // 93: the member is not in the configuration; 13: not authorised.
    for (const code of [93, 13])
      expect(checkReplicaSet(script, failing(code), () => ({ isWritablePrimary: false }))).toEqual({
        exitCode: 1,
        initiated: [],
      });
  });

  it('is not healthy without a primary', () =>
    expect(
      checkReplicaSet(
        script,
        () => ({ ok: 1 }),
        () => ({ secondary: true }),
      ).exitCode,
    ).toBe(1));
});

describe('configuration of HAProxy', () => {
  const lines = readFromRoot('deploy/haproxy/haproxy.cfg')
    .split('\n')
    .map((line) => line.trim());
  const sections = Object.groupBy(
    lines.filter((line) => line !== '' && !line.startsWith('#')),
    ((section) => (line: string) => {
      const [, head] = /^((?:global|defaults|resolvers|frontend|backend)\b.*)$/.exec(line) ?? [];
      if (head !== undefined) section = head;
      return section;
    })(''),
  );
  const backend = (name: string) => sections[`backend ${name}`] ?? [];

  it('resolves containers that were created again, and starts without them', () => {
    expect(sections['resolvers docker']).toContain('nameserver embedded 127.0.0.11:53');
    for (const name of ['query', 'live']) {
      const [line = ''] = backend(name).filter((one) => one.startsWith('default-server'));
      expect(line).toContain('resolvers docker');
      expect(line).toMatch(/init-addr \S*none/);
    }
  });

  it('sends all requests of a live connection to one query service', () => {
    expect(sections['frontend browsers']).toContain('use_backend live if { path_beg /messaging/ }');
    const key = /^stick on path,field\((\d+),\/\)$/;
    const field = backend('live').flatMap((line) => key.exec(line)?.[1] ?? []);
    expect('/messaging/017/kx2w9p1q/xhr_streaming'.split('/')[Number(field[0]) - 1]).toBe('kx2w9p1q');
    expect(backend('live').some((line) => line.startsWith('stick-table type string'))).toBe(true);
  });

  it('contains each query service of the cluster in both backends', () => {
    const wanted = Object.entries(composeFile('docker-compose.cluster.yml').services)
      .filter(([name]) => name.startsWith('query'))
      .map(([name, { environment = {} }]) => `${name} ${name}:${environment.PORT}`);
    for (const name of ['query', 'live']) {
      const servers = backend(name).flatMap((line) => /^server (\S+ \S+)/.exec(line)?.[1] ?? []);
      expect(servers).toEqual(wanted);
    }
  });
});
