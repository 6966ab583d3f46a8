import { commandList } from './built-in/built-in-lists.ts';

/** The syntax of the commands of the product by their word, without `SIM:`. */
export const verbs: Readonly<Record<string, { readonly usage: string }>> = Object.fromEntries(
  commandList.rules.flatMap(({ rule, command }) =>
    command === undefined ? [] : [[command.word, { usage: (rule.name ?? '').slice('SIM:'.length) }]],
  ),
);
