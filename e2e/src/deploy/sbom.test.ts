import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFromRoot } from '../house/source-files.ts';

type Component = {
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional';
  readonly hashes?: readonly object[];
};
type Bill = { readonly bomFormat: string; readonly metadata: object; readonly components: readonly Component[] };
/** `name` where an alias is installed. */
type Locked = { readonly name?: string; readonly version?: string; readonly dev?: true };

const root = fileURLToPath(new URL('../../../', import.meta.url));

const { packages } = JSON.parse(readFromRoot('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages).flatMap(([path, { name, version, dev }]) => {
  const [, called] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  return called === undefined || version === undefined ? [] : [{ id: `${name ?? called}@${version}`, runs: !dev }];
});

describe('software bill of materials', () => {
  let bill: Bill;
  let listed: ReadonlyMap<string, Component>;
  beforeAll(async () => {
    const run = promisify(execFile)('npm', ['run', '-s', 'sbom'], { cwd: root, maxBuffer: 16 * 1024 * 1024 });
    bill = JSON.parse((await run).stdout) as Bill;
    listed = new Map(bill.components.map((component) => [`${component.name}@${component.version}`, component]));
  });

  it('is CycloneDX, of an application', () =>
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } }));

  it('includes every library that runs', () => {
    const run = locked.filter(({ runs }) => runs);
    expect(run.length).toBeGreaterThan(200);
    expect(run.filter(({ id }) => !listed.has(id))).toEqual([]);
  });

  it('includes the libraries that the built pages contain', () => {
    const names = ['react', 'redux', 'monaco-editor', 'i18next', 'vega'];
    const inPages = names.flatMap((name) => locked.filter(({ id }) => id.startsWith(`${name}@`)).map(({ id }) => id));
    expect(inPages.length).toBeGreaterThanOrEqual(names.length);
    expect(inPages.filter((id) => listed.get(id)?.hashes?.length !== 1)).toEqual([]);
  });

  it('marks libraries that run, with their hashes', () => {
    const ofUse = (id: string) => listed.get(id)?.scope === 'required' && listed.get(id)?.hashes?.length === 1;
    for (const name of ['express', 'zod', 'mongodb', '@eventstore/db-client', '@grpc/grpc-js'])
      for (const { id } of locked.filter((one) => one.runs && one.id.startsWith(`${name}@`)))
        expect([id, ofUse(id)]).toEqual([id, true]);
    expect(listed.get('jest@30.5.2')?.scope).toBe('optional');
  });
});
