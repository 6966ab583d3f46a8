import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The kill tests with many more kills: `npm run torture -- 500`, by default 200. Separate services are killed in turn,
 * each a twentieth as often, because others take over first.
 */
const [kills = '200'] = process.argv.slice(2);
const ofEach = String(Math.ceil(Number(kills) / 20));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--config',
    'jest.e2e.config.js',
    'e2e/src/(kill|services/kill-each-service)',
  ],
  { cwd: root, env: { ...process.env, CLEARBENCH_KILLS: kills, CLEARBENCH_KILLS_OF_EACH: ofEach }, stdio: 'inherit' },
);
jest.on('exit', (code) => process.exit(code ?? 1));
