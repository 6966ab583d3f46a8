import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The kill test of every test run with many more ends: `npm run torture -- 500`, otherwise 200. */
const [kills = '200'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    'e2e/src/kill',
  ],
  { cwd: root, env: { ...process.env, CLEARBENCH_KILLS: kills }, stdio: 'inherit' },
);
jest.on('exit', (code) => process.exit(code ?? 1));
