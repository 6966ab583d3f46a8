import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The exchange over three kills, with many files: `npm run torture-exchange -- 2000`, by default 1000 each way. */
const [files = '1000'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--config',
    'jest.e2e.config.js',
    'e2e/src/channel/exchange-over-kills',
  ],
  {
    cwd: root,
    env: { ...process.env, CLEARBENCH_EXCHANGE_FILES: files, CLEARBENCH_EXCHANGE_KILLS: '3' },
    stdio: 'inherit',
  },
);
jest.on('exit', (code) => process.exit(code ?? 1));
