import type { Command, OptionName } from './command.ts';
import { login, logout } from './commands/access-commands.ts';
import { create, download, upload } from './commands/file-commands.ts';
import { environments, templates } from './commands/list-commands.ts';
import { answers, send, watch } from './commands/send-commands.ts';
import { runSuite, suites } from './commands/suite-commands.ts';
import { validate } from './commands/validate.ts';

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  environments,
  templates,
  validate,
  create,
  upload,
  send,
  answers,
  download,
  watch,
  suites,
  run: runSuite,
};

type OptionText = {
  readonly text: string;
  readonly words?: readonly string[];
  /** The option takes no value. */
  readonly isFlag?: true;
};

/** The meaning of each option, and the words that it takes, for help and completion. */
export const optionTexts: Readonly<Record<OptionName, OptionText>> = {
  env: { text: 'the environment, by its token' },
  rulebook: {
    text: 'the rulebook; the newest one of the environment by default',
    words: ['2019', '2021', '2023', '2025'],
  },
  direction: { text: 'TS (to the clearing, the default) or ST (from the clearing)', words: ['TS', 'ST'] },
  name: { text: 'the name of the new file' },
  template: { text: 'the name of the template' },
  set: { text: 'a field of the template and its value; may be repeated' },
  format: { text: 'the report as csv, junit, sarif or html', words: ['csv', 'junit', 'sarif', 'html'] },
  output: { text: 'the file, or the folder for answers' },
  wait: { text: 'waits for the result, at most 60s' },
  until: { text: 'waits for the verdict (the default) or for all answers', words: ['verdict', 'answers'] },
  timeout: { text: 'ends waiting after this time; 10m by default, 30m for a suite' },
  url: { text: 'the address of the product' },
  id: { text: 'prints only the ids of the new files, one a line', isFlag: true },
};
