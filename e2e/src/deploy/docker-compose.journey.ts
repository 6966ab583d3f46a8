import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandSettings } from '@clearbench/command-service/service/settings';
import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { projectionsSettings } from '@clearbench/projections/service/settings';
import { querySettings } from '@clearbench/query-service/service/settings';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { freePort } from '../client/free-port.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { readFromRoot } from '../house/source-files.ts';
import { withPostgres } from '../postgres/test-storage.ts';
import { fakeStorage, type Storage } from '../services/installation.ts';
import { type Kind, type RunningService, runService } from '../services/run-service.ts';
import { type ComposedService, composeFile, endsItself } from './compose-file.ts';
import { composedDatabase } from './composed-database.ts';

type Environment = Readonly<Record<string, string>>;
type Realm = { readonly clients: readonly { readonly clientId: string; readonly redirectUris: readonly string[] }[] };

const paths = ['docker-compose.yml', 'docker-compose.postgres.yml', 'docker-compose.cluster.yml'] as const;
const secretFile = /^\/run\/secrets\/(.+)$/;
const kinds: readonly Kind[] = ['projections', 'command-service', 'query-service'];
const kindOf = ({ command = [] }: ComposedService): Kind | undefined =>
  kinds.find((kind) => command[0] === 'node' && command.at(-1) === `${kind}/start.mjs`);

describe.each(paths)('%s', (path) => {
  const { services, secrets, volumes } = composeFile(path);
  const each = Object.entries(services);
  const ours = each.filter(([, service]) => kindOf(service) !== undefined);

  it.each(each)('restarts %s, with resource limits and one version', (_, service) => {
    const { image, build, restart, healthcheck, deploy } = service;
    // Releases of PostgreSQL have two numbers.
    expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-|$)/);
    expect(deploy?.resources.limits.memory).toMatch(/^\d+[mg]$/);
    if (endsItself(service)) return expect(healthcheck).toEqual({ disable: true });
    expect(restart).toBe('unless-stopped');
    if (build === undefined) expect(healthcheck).toBeDefined();
    else expect(readFromRoot(`${build}/Dockerfile`)).toContain('HEALTHCHECK');
  });

  it('declares the secrets and volumes it uses, and depends on existing services', () => {
    for (const [, { secrets: handed = [], depends_on: waitedFor = {}, volumes: used = [] }] of each) {
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining([...handed]));
      const named = used.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
      for (const [name, { condition }] of Object.entries(waitedFor)) {
        const waited = services[name];
        expect(waited).toBeDefined();
        const isOnce = waited !== undefined && endsItself(waited);
        expect(condition).toBe(isOnce ? 'service_completed_successfully' : 'service_healthy');
      }
    }
  });

  it('runs each kind of service read-only, with necessary secrets only', () => {
    const counts = kinds.map((kind) => ours.filter(([, service]) => kindOf(service) === kind).length);
    expect(counts).toEqual(path === 'docker-compose.cluster.yml' ? [2, 2, 2] : [1, 1, 1]);
    for (const [, service] of ours) {
      expect(service.read_only).toBe(true);
      const needed = kindOf(service) === 'command-service' ? ['clearbench', 'keycloak-client'] : ['clearbench'];
      expect(service.secrets).toEqual(needed);
      const read = Object.values(service.environment ?? {}).flatMap((value) => secretFile.exec(value)?.[1] ?? []);
      expect(read).toEqual(needed);
    }
  });

  it('forwards commands to the command services', () => {
    const listening = ours
      .filter(([, service]) => kindOf(service) === 'command-service')
      .map(([name, { environment = {} }]) => `http://${name}:${environment.PORT}`);
    for (const [, { environment = {}, ...service }] of ours)
      if (kindOf(service as ComposedService) === 'query-service')
        expect(environment.CLEARBENCH_COMMAND_URLS?.split(',')).toEqual(listening);
  });

  it('configures the callback URL at the identity provider', () => {
    const { clients } = JSON.parse(readFromRoot('deploy/keycloak/clearbench-realm.json')) as Realm;
    const signingIn = ours.filter(([, service]) => kindOf(service) !== 'projections');
    for (const [, { environment = {} }] of signingIn) {
      const [provider] = JSON.parse(environment.CLEARBENCH_PROVIDERS ?? '[]') as { name: string; clientId: string }[];
      expect(clients.map(({ clientId, redirectUris }) => [clientId, redirectUris])).toEqual([
        [provider?.clientId, [`${environment.CLEARBENCH_PUBLIC_URL}/auth/callback/${provider?.name}`]],
      ]);
    }
  });

  describe('settings', () => {
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    beforeAll(async () => {
      folder = await temporaryFolder();
    });
    afterAll(() => folder.remove());

    /** Secrets are files of this test. */
    const asHere = async ({ environment = {} }: ComposedService): Promise<Environment> => {
      const entries = Object.entries(environment).map(async ([name, value]): Promise<[string, string]> => {
        const secret = secretFile.exec(value)?.[1];
        if (secret === undefined) return [name, value];
        const file = join(folder.path, secret);
        await writeFile(file, `${secret} `.repeat(10).trim());
        return [name, file];
      });
      return Object.fromEntries(await Promise.all(entries));
    };
    const settingsOf = {
      projections: projectionsSettings,
      'command-service': commandSettings,
      'query-service': querySettings,
    };

    it.each(ours)('are valid for %s', async (_, service) => {
      const env = await asHere(service);
      const settings = settingsOf[kindOf(service) ?? 'projections'](env);
      expect(settings.port).toBe(Number(env.PORT));
      if (path === 'docker-compose.postgres.yml')
        expect(settings.servers).toEqual({ postgres: 'postgres://clearbench_worker@postgres:5432/clearbench' });
      else expect(settings.servers.mongo).toContain('replicaSet=clearbench');
    });

    const startTogether = (title: string, open: () => Promise<Storage>, also = (_: () => Storage): void => {}): void =>
      describe(title, () => {
        let storage: Storage;
        const running: RunningService[] = [];
        beforeAll(async () => {
          storage = await open();
        });
        afterAll(async () => {
          await Promise.all(running.map((service) => service.stop()));
          await storage.stop();
        });

        it('start the three services in production, which find each other', async () => {
          const commandPort = await freePort();
          for (const kind of kinds) {
            const [, service] = ours.find(([, one]) => kindOf(one) === kind) ?? [];
            if (!service) throw new Error(`no ${kind}`);
            const env = await asHere(service);
            running.push(
              await runService(kind, {
                ...env,
                PORT: kind === 'command-service' ? String(commandPort) : '0',
                ...('CLEARBENCH_SFTP_PORT' in env ? { CLEARBENCH_SFTP_PORT: String(await freePort()) } : {}),
                ...storage.location,
                ...('CLEARBENCH_COMMAND_URLS' in env
                  ? { CLEARBENCH_COMMAND_URLS: `http://127.0.0.1:${commandPort}` }
                  : {}),
              }),
            );
          }
          const url = running.at(-1)?.url ?? '';
          const read = async (address: string): Promise<unknown> => (await fetch(url + address)).json();
          expect(await read('/health/ready')).toEqual({ ready: true, reasons: [] });
          expect(await read(loginUrlsRoute.path)).toMatchObject({ loginUrls: [{ name: 'Keycloak' }] });
          expect(await read(readAppInfoRoute.path)).toMatchObject({
            basicSettings: { demo: false, unclaimed: true, outgoingMailConfigured: true },
          });
          const refused = await fetch(url + claimInstallationRoute.path, { method: 'POST' });
          expect([refused.status, await refused.json()]).toMatchObject([401, { errorKey: 'session.missing' }]);
          expect(running[1]?.printed.join('\n')).toMatch(/first administrator: [A-Z2-9-]{19}/);
        });

        also(() => storage);
      });
    if (path === 'docker-compose.yml') startTogether('on fake servers', fakeStorage);
    if (path === 'docker-compose.postgres.yml')
      withPostgres('the services of docker-compose.postgres.yml', () =>
        startTogether('on PostgreSQL', composedDatabase, (storage) =>
          it('work as a role that cannot change events, and may release the log', async () => {
            const connection = await connectPostgres({ url: storage().location.CLEARBENCH_POSTGRES_URL ?? '' });
            const run = (statement: string) => connection.unlimited(({ script }) => script(statement));
            expect(await connection.ask(({ tuples }) => tuples(sql`SELECT count(*) > 0 FROM event`))).toEqual([[true]]);
            for (const statement of ['DELETE FROM event', "UPDATE event SET data = ''", 'DROP TABLE event'])
              await expect(run(statement)).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
            await run('SELECT pg_switch_wal()');
            await run('CHECKPOINT');
            await connection.close();
          }),
        ),
      );
  });
});
