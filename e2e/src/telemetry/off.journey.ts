import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Prints the packages that a program loaded, once all of its modules are loaded and its telemetry is open. */
const program = (settings: string): string => `
  import { registerHooks } from 'node:module';
  const asked = new Set();
  registerHooks({ resolve: (name, context, next) => (asked.add(name), next(name, context)) });
  for (const service of ['app/start-app', 'command-service/service/host-command-service',
    'projections/service/host-projections', 'query-service/service/host-query-service'])
    await import('@clearbench/' + service);
  const { openTelemetry } = await import('@clearbench/hosting/telemetry/open-telemetry');
  await openTelemetry(${settings}, 'tested', { warn() {} });
  console.log([...asked].filter((name) => name.startsWith('@opentelemetry/')).length);
  process.exit();`;

const packagesLoaded = async (settings: string): Promise<number> => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program(settings)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: `${root}app` });
  return Number(stdout);
};

describe('without a collector', () => {
  it('no service loads a package of the exporter', async () => expect(await packagesLoaded('undefined')).toBe(0));

  it('and they are loaded with a collector', async () =>
    expect(await packagesLoaded("{ url: 'http://127.0.0.1:9', headers: {} }")).toBeGreaterThan(3));
});
