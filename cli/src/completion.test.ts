import { spawnSync } from 'node:child_process';
import { commands } from './commands.ts';
import { completion } from './completion.ts';

const completed = (line: readonly string[]): readonly string[] => {
  const words = line.map((word) => `'${word}'`).join(' ');
  const script = `${completion('bash')}
COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _clearbench; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
};

describe('completion', () => {
  it('of bash completes commands, options and the words of options', () => {
    expect(completed(['clearbench', 'va'])).toEqual(['validate']);
    expect(completed(['clearbench', 'send', '--w'])).toEqual(['--wait']);
    expect(completed(['clearbench', 'send', 'x', '--until', 'a'])).toEqual(['answers']);
    expect(completed(['clearbench', 'environments', '--e'])).toEqual([]);
  });

  it.each(['zsh', 'fish'] as const)('of %s names every command and option', (shell) => {
    const text = completion(shell);
    for (const [name, { options }] of Object.entries(commands)) {
      expect(text).toContain(name);
      for (const option of options) expect(text).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
    }
  });
});
