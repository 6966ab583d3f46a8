import { spawnSync } from 'node:child_process';
import { commands } from './commands.ts';
import { completion } from './completion.ts';

const hasShell = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;
/** A test that needs a shell which the machine may not have. */
const withShell = (shell: string) => (hasShell(shell) ? it : it.skip);

/** The words that fish offers for a line. */
const inFish = (line: string): readonly string[] => {
  const script = `${completion('fish')}\ncomplete -C ${JSON.stringify(line)}`;
  const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').flatMap((row) => row.split('\t')[0] || []);
};

/** The specifications that the completion gives to the functions of zsh for a line. */
const inZsh = (line: readonly string[]): string => {
  const script = `_arguments() { print -rl -- "$@" }
_describe() { print -rl -- \${(P)2} }
compdef() { print -r -- "compdef $*" }
${completion('zsh')}
words=(${line.map((word) => `'${word}'`).join(' ')}); CURRENT=${line.length}; _clearbench`;
  const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
};

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
    expect(completed(['clearbench', 'completion', 'z'])).toEqual(['zsh']);
  });

  withShell('fish')('of fish completes commands, options and the words of options', () => {
    expect(inFish('clearbench va')).toEqual(['validate']);
    expect(inFish('clearbench send --w')).toEqual(['--wait']);
    expect(inFish('clearbench send x --until a')).toEqual(['answers']);
    expect(inFish('clearbench completion z')).toEqual(['zsh']);
  });

  withShell('zsh')('of zsh gives commands, options and the words of options', () => {
    expect(inZsh(['clearbench', 'va'])).toMatch(/^compdef _clearbench clearbench\n[\s\S]*^validate:validates/m);
    expect(inZsh(['clearbench', 'send', '--w'])).toMatch(/^--until\[.*\]:value:\(verdict answers\)$/m);
    expect(inZsh(['clearbench', 'create', ''])).toMatch(/^\*--set\[.*\]:value:\n[\s\S]*^--id\[/m);
    expect(inZsh(['clearbench', 'completion', 'z'])).toContain('1:shell:(bash zsh fish)');
  });

  it.each(['zsh', 'fish'] as const)('of %s names every command and option', (shell) => {
    const text = completion(shell);
    for (const [name, { options }] of Object.entries(commands)) {
      expect(text).toContain(name);
      for (const option of options) expect(text).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
    }
  });
});
