import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const sources = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/src`) && entry.name !== 'node_modules')
  .flatMap(({ name }) =>
    readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/src/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path));

/** What stands in for a server says so in its name; besides tests, only its like may use it. */
const isForTests = (path: string) => /\.test\.tsx?$|^e2e\/|[^/]*double[^/]*\.ts$/.test(path);

it('are imported by tests and other doubles only, and so is the server they are made of', () => {
  const product = sources.filter((path) => !isForTests(path));
  expect(product.length).toBeGreaterThan(500);
  const uses = /['"](@grpc\/grpc-js|[^'"]*wire-doubles\/eventstore-db\/[^'"]*|[^'"]*on-double(\.ts)?)['"]/;
  expect(product.filter((path) => uses.test(readFileSync(root + path, 'utf8')))).toEqual([]);
});
