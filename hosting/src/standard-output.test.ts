import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const output = JSON.stringify(new URL('./standard-output.ts', import.meta.url).href);
const started = (script: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { standardOutput } from ${output}; const output = standardOutput(); ${script}`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );

describe('standard output', () => {
  it('has every line when the process exits at once, also more than a pipe holds', async () => {
    const child = started(`
      for (let line = 0; line < 5_000; line += 1) output.write(\`\${line} \${'é'.repeat(100)}\\n\`);
      process.exit(0);
    `);
    const lines = (await text(child.stdout)).split('\n');
    expect(lines).toHaveLength(5_001);
    expect(lines[4_999]).toBe(`4999 ${'é'.repeat(100)}`);
  });

  it('does not end or hold the process when its reader has gone', async () => {
    const child = started(`
      process.stdin.once('data', () => {
        for (let line = 0; line < 5_000; line += 1) output.write('a line\\n');
        process.exit(7);
      });
    `);
    child.stdout.destroy();
    await once(child.stdout, 'close');
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  (existsSync('/dev/full') ? it : it.skip)('skips what a full disk does not take', async () => {
    const child = started(`
      const { openSync } = await import('node:fs');
      standardOutput(openSync('/dev/full', 'w')).write('a line\\n');
      output.write('after it\\n');
    `);
    expect(await text(child.stdout)).toBe('after it\n');
  });
});
