import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const sources = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/src`) && entry.name !== 'node_modules')
  .flatMap(({ name }) =>
    readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/src/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path));

/** Files with fakes are called `*.fake.ts`; only tests and other fakes may import them. */
const isForTests = (path: string) => /\.test\.tsx?$|^e2e\/|[^/]*fake[^/]*\.ts$/.test(path);

it('fakes of EventStoreDB are imported by tests and other fakes only, and so is their server library', () => {
  const product = sources.filter((path) => !isForTests(path));
  expect(product.length).toBeGreaterThan(500);
  const uses = /['"](@grpc\/grpc-js|[^'"]*fakes\/eventstore-db\/[^'"]*|[^'"]*on-fake-server(\.ts)?)['"]/;
  expect(product.filter((path) => uses.test(readFileSync(root + path, 'utf8')))).toEqual([]);
});
