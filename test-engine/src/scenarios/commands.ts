import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import { effectsOfRule, isMatch, type RuleCounts, scriptedBy } from './apply-rules.ts';
import type { Arguments } from './arguments.ts';
import { commandList } from './built-in/built-in-lists.ts';
import type { CompiledList, CompiledRule } from './compile-list.ts';
import type { Scripted } from './effect.ts';
import type { RuleFacts } from './rule-facts.ts';
import { verbs } from './verbs.ts';

export type Commands = { readonly scripted: readonly Scripted[]; readonly ignored: readonly EngineReason[] };

/** The lists whose rules can name commands, before those of the product, and what their rules compare. */
export type CommandContext = {
  readonly lists: readonly CompiledList[];
  readonly facts: RuleFacts;
  readonly counts: RuleCounts;
};

const token = /(?<![A-Za-z0-9])SIM:([A-Za-z]*(?:-[A-Za-z]+)?)(?:\(([^)]*)(\)?))?/gi;

/** The words of the commands in a text. */
export const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(token)].map(([, word = '']) => word.toUpperCase());

const argumentsIn = (text: string | undefined): Arguments =>
  text === undefined || text.trim() === '' ? [] : text.split(',').map((argument) => argument.trim().toUpperCase());

type RuleOfCommand = { readonly compiled: CompiledRule; readonly seed: string };

/** The rules of commands: those of the product match without facts. */
const rulesOfCommands = (context: CommandContext | undefined): readonly RuleOfCommand[] =>
  [...(context?.lists ?? []), commandList].flatMap(({ rules, seed }) =>
    rules
      .filter((rule) => rule.command !== undefined && (context === undefined || isMatch(rule, context.facts)))
      .map((compiled) => ({ compiled, seed })),
  );

/** The known words: those of the given lists, then those of the product. */
const wordsOf = (rules: readonly RuleOfCommand[]): string => {
  const own = rules.flatMap(({ compiled: { command, link } }) =>
    command === undefined || link.list === 'commands' ? [] : [command.word],
  );
  return [...new Set([...own, ...Object.keys(verbs)])].join(', ');
};

const upToDecision = (rules: readonly RuleOfCommand[]): readonly RuleOfCommand[] => {
  const last = rules.findIndex(({ compiled }) => compiled.rule.continue !== true);
  return last === -1 ? rules : rules.slice(0, last + 1);
};

const interpret = (
  match: RegExpMatchArray,
  rules: readonly RuleOfCommand[],
  context: CommandContext | undefined,
): readonly (Scripted | EngineReason)[] => {
  const [trigger, written = '', list, bracket] = match;
  const word = written.toUpperCase();
  const mine = upToDecision(rules.filter(({ compiled }) => compiled.command?.word === word));
  if (mine.length === 0) return [because('command', trigger, 'verbUnknown', { verb: word, known: wordsOf(rules) })];
  const args = argumentsIn(list);
  return mine.flatMap(({ compiled, seed }): readonly (Scripted | EngineReason)[] => {
    const isTooMuch = args.length > (compiled.command?.arguments ?? 0);
    const facts = context?.facts;
    const counts = context?.counts ?? new Map();
    const effects = bracket === '' || isTooMuch ? undefined : effectsOfRule(compiled, { seed, facts, counts, args });
    const usage = compiled.rule.name ?? `SIM:${word}`;
    if (effects === undefined) return [because('command', trigger, 'argumentsWrong', { verb: word, usage })];
    return effects.map((effect) => scriptedBy(effect, 'command', trigger, compiled));
  });
};

/**
 * Finds every `SIM:` command in a text, in order; invalid ones are returned with the reason. The rules of the given
 * lists take precedence over those of the product.
 */
export const readCommands = (text: string, context?: CommandContext): Commands => {
  if (!/sim:/i.test(text)) return { scripted: [], ignored: [] };
  const rules = rulesOfCommands(context);
  const read = [...text.matchAll(token)].flatMap((match) => interpret(match, rules, context));
  return {
    scripted: read.flatMap((one) => ('effect' in one ? [one] : [])),
    ignored: read.flatMap((one) => ('effect' in one ? [] : [one])),
  };
};
