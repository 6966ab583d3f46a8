import { commands, optionTexts } from './commands.ts';
import { table } from './paint.ts';

const optionRow = (name: keyof typeof optionTexts): string[] => [
  optionTexts[name].isFlag ? `  --${name}` : `  --${name} ${name === 'set' ? 'FIELD=VALUE' : 'VALUE'}`,
  optionTexts[name].text,
];

const common = [
  ['  --json', 'JSON, also where the output is no terminal'],
  ['  --text', 'text, also where the output is no terminal'],
  ['  --help', 'help of a command'],
];

export const helpOf = (name: string): string => {
  const command = commands[name];
  if (!command) return help();
  return [
    `clearbench ${[name, command.operands].filter(Boolean).join(' ')}`,
    command.summary,
    '',
    table([...command.options.map(optionRow), ...common]),
  ].join('\n');
};

export const help = (): string =>
  [
    'Usage: clearbench COMMAND [OPERANDS] [OPTIONS]',
    '',
    table([
      ...Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]),
      ['  completion', 'prints the completion for bash, zsh or fish'],
    ]),
    '',
    table(common),
    '',
    'CLEARBENCH_URL and CLEARBENCH_TOKEN are used before what login stored.',
    'Exit codes: 0 good, 1 errors found, rejected or not answered in time, 2 wrong arguments, 3 not permitted, 4 failed.',
  ].join('\n');
