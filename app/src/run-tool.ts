import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How a program ended, and what it printed. */
export type ToolRun = { readonly code: number | null; readonly output: string };

/** Runs a program of the build, which ends with this process. It builds for production, whatever the mode of this process. */
export const runTool = async (
  module: string,
  { args = [], cwd }: { readonly args?: readonly string[]; readonly cwd: string },
): Promise<ToolRun> => {
  const tool = spawn(process.execPath, [module, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endTool = (): boolean => tool.kill();
  process.once('exit', endTool);
  const printed = Promise.all([text(tool.stdout), text(tool.stderr)]);
  const code = await new Promise<number | null>((resolve, reject) => {
    tool.on('error', reject);
    tool.on('exit', resolve);
  }).finally(() => process.off('exit', endTool));
  return { code, output: (await printed).join('').trim() };
};
