import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs the journeys whose paths match a pattern, with further environment variables, and exits with their code. Figures
 * are printed at once, because such a run takes long.
 */
export const runJourneys = (pattern: string, settings: Readonly<Record<string, string>>): void => {
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = spawn(
    process.execPath,
    [...options, 'node_modules/jest/bin/jest.js', '--config', 'jest.e2e.config.js', '--verbose', pattern],
    { cwd: root, env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  jest.on('exit', (code) => process.exit(code ?? 1));
};
