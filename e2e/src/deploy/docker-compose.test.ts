import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@clearbench/stores/wire-doubles/eventstore-db/server-double';
import { type MongoDouble, startMongoDouble } from '@clearbench/stores/wire-doubles/mongo/double-server';
import { parse } from 'yaml';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { readFromRoot } from '../house/source-files.ts';

type Service = {
  readonly image: string;
  readonly build?: string;
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
};
type Realm = { readonly clients: readonly { readonly clientId: string; readonly redirectUris: readonly string[] }[] };

const compose = parse(readFromRoot('docker-compose.yml')) as Compose;
const services = Object.entries(compose.services);
const product = compose.services.clearbench?.environment ?? {};
const secretFile = /^\/run\/secrets\/(.+)$/;

describe('docker-compose.yml', () => {
  it.each(services)('keeps %s up, bounded, and of one version', (_, { image, build, restart, healthcheck, deploy }) => {
    expect(image).toMatch(/:v?\d+\.\d+\.\d+/);
    expect(restart).toBe('unless-stopped');
    expect(deploy?.resources.limits.memory).toMatch(/^\d+[mg]$/);
    if (build === undefined) expect(healthcheck).toBeDefined();
    else expect(readFromRoot(`${build}/Dockerfile`)).toContain('HEALTHCHECK');
  });

  it('hands out the secrets it names, and waits for services there are', () => {
    for (const [, { secrets = [], depends_on: waitedFor = {} }] of services) {
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]));
      for (const [name, { condition }] of Object.entries(waitedFor)) {
        expect(compose.services[name]).toBeDefined();
        expect(condition).toBe('service_healthy');
      }
    }
  });

  it('knows the client at the identity provider by the address it comes back to', () => {
    const { clients } = JSON.parse(readFromRoot('deploy/keycloak/clearbench-realm.json')) as Realm;
    const [provider] = JSON.parse(product.CLEARBENCH_PROVIDERS ?? '[]') as { name: string; clientId: string }[];
    expect(clients.map(({ clientId, redirectUris }) => [clientId, redirectUris])).toEqual([
      [provider?.clientId, [`${product.CLEARBENCH_PUBLIC_URL}/auth/callback/${provider?.name}`]],
    ]);
  });

  describe('its settings', () => {
    let log: EventStoreDbDouble;
    let documents: MongoDouble;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    beforeAll(async () => {
      folder = await temporaryFolder();
      log = await startEventStoreDbDouble();
      documents = await startMongoDouble({ setName: 'clearbench' });
    });
    afterAll(async () => {
      await log.stop();
      await documents.goAway();
      await folder.remove();
    });

    /** Names of the compose network stand for doubles here, and files of its secrets for files of this test. */
    const asHere = async ([name, value]: readonly [string, string]): Promise<readonly [string, string]> => {
      const secret = secretFile.exec(value)?.[1];
      if (secret === undefined) return [name, value];
      const file = join(folder.path, secret);
      await writeFile(file, `${secret} `.repeat(10).trim());
      return [name, file];
    };

    it('start the product in production', async () => {
      const settings = Object.fromEntries(await Promise.all(Object.entries(product).map(asHere)));
      const server = await runServer(join(folder.path, 'data'), {
        ...settings,
        // Wherever there is room on this machine.
        PORT: '0',
        CLEARBENCH_PUBLIC_URL: '',
        CLEARBENCH_EVENTSTORE_URL: log.connectionString,
        CLEARBENCH_MONGODB_URL: documents.url,
      });
      try {
        const read = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();
        expect(await read('/health/ready')).toEqual({ ready: true, reasons: [] });
        expect(await read(loginUrlsRoute.path)).toMatchObject({ loginUrls: [{ name: 'Keycloak' }] });
        expect(await read(readAppInfoRoute.path)).toMatchObject({
          basicSettings: { demo: false, unclaimed: true, outgoingMailConfigured: true },
        });
        expect(server.printed.join('\n')).toMatch(/claim \S+/);
      } finally {
        await server.stop();
      }
    });
  });
});
