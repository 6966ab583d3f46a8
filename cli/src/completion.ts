import type { OptionName } from './command.ts';
import { commands, optionTexts } from './commands.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const names = (): readonly string[] => [...Object.keys(commands), 'completion'];
const optionsOf = (name: string): readonly OptionName[] => commands[name]?.options ?? [];
const flags = ['--json', '--text', '--help'];

const bash = (): string => {
  const cases = Object.keys(commands).map(
    (name) => `    ${name}) words="${[...optionsOf(name).map((option) => `--${option}`), ...flags].join(' ')}" ;;`,
  );
  const values = Object.entries(optionTexts).flatMap(([option, { words }]) =>
    words ? [`    --${option}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$current")); return ;;`] : [],
  );
  return `_clearbench() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names().join(' ')}" -- "$current"))
    return
  fi
  case "$previous" in
${values.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    completion) COMPREPLY=($(compgen -W "${shells.join(' ')}" -- "$current")); return ;;
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -F _clearbench clearbench
`;
};

/** A text in single quotes, in brackets or after a colon of a specification of zsh. */
const inZsh = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');

const zshOption = (option: OptionName): string => {
  const { text, words, isFlag } = optionTexts[option];
  const value = isFlag ? '' : `:value:${words ? `(${words.join(' ')})` : option === 'output' ? '_files' : ''}`;
  return `'${option === 'set' ? '*' : ''}--${option}[${inZsh(text)}]${value}'`;
};

const zsh = (): string => {
  const described = Object.entries(commands).map(([name, { summary }]) => `    '${name}:${inZsh(summary)}'`);
  const cases = Object.keys(commands).map((name) => {
    const options = [...optionsOf(name).map(zshOption), ...flags.map((flag) => `'${flag}'`)];
    return `    ${name}) _arguments ${options.join(' ')} '*:operand:_files' ;;`;
  });
  return `#compdef clearbench
_clearbench() {
  local -a names
  names=(
${described.join('\n')}
    'completion:prints the completion of a shell'
  )
  if (( CURRENT == 2 )); then
    _describe command names
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${cases.join('\n')}
    completion) _arguments '1:shell:(${shells.join(' ')})' ;;
  esac
}
# The shell loads the file as the function itself; with "source" it only defines it.
if [ "$funcstack[1]" = _clearbench ]; then _clearbench "$@"; else compdef _clearbench clearbench; fi
`;
};

const escaped = (text: string): string => text.replaceAll("'", "\\'");

const fish = (): string => {
  const subcommands = Object.entries(commands).map(
    ([name, { summary }]) => `complete -c clearbench -n __fish_use_subcommand -a ${name} -d '${escaped(summary)}'`,
  );
  const options = Object.keys(commands).flatMap((name) =>
    optionsOf(name).map((option) => {
      const { text, words, isFlag } = optionTexts[option];
      const values = words ? ` -xa '${words.join(' ')}'` : isFlag ? '' : ' -r';
      return `complete -c clearbench -n '__fish_seen_subcommand_from ${name}' -l ${option}${values} -d '${escaped(text)}'`;
    }),
  );
  const more = flags.map((flag) => `complete -c clearbench -l ${flag.slice(2)}`);
  const last = `complete -c clearbench -n '__fish_seen_subcommand_from completion' -xa '${shells.join(' ')}'`;
  const noFiles = 'complete -c clearbench -n __fish_use_subcommand -f';
  return `${[noFiles, ...subcommands, ...options, ...more, last].join('\n')}\n`;
};

/** The completion of a shell: the commands, their options and the words of options. */
export const completion = (shell: Shell): string => ({ bash, zsh, fish })[shell]();
