import type { RuleTrace } from '@clearbench/contracts/scenario/dry-run';
import { centsList, commandList } from './built-in/built-in-lists.ts';
import { wordsIn } from './commands.ts';
import type { CompiledList, CompiledRule } from './compile-list.ts';
import type { RuleFacts } from './rule-facts.ts';

/** What rules compare, and the words of the commands in the message. */
type Considered = { readonly facts: RuleFacts; readonly words: readonly string[] };

const commandTrace = ({ link, command }: CompiledRule, { words }: Considered): RuleTrace | undefined =>
  command === undefined || words.includes(command.word)
    ? undefined
    : {
        rule: link,
        outcome: 'failed',
        condition: { field: 'command', expected: command.word, actual: words.join(', ') },
      };

/** The result of a rule that is reached. */
const traced = (compiled: CompiledRule, considered: Considered): RuleTrace => {
  const { rule, link, conditions } = compiled;
  if (rule.enabled === false) return { rule: link, outcome: 'disabled' };
  const without = commandTrace(compiled, considered);
  if (without !== undefined) return without;
  const failed = conditions.find(({ holds }) => !holds(considered.facts));
  if (failed === undefined) return { rule: link, outcome: 'matched' };
  const { field, expected, actual } = failed;
  return { rule: link, outcome: 'failed', condition: { field, expected, actual: actual(considered.facts) } };
};

const tracesOf = (
  rules: readonly CompiledRule[],
  considered: Considered,
  isDecided: () => boolean,
  decide: () => void,
) =>
  rules.map((compiled): RuleTrace => {
    if (isDecided() && compiled.rule.enabled !== false) return { rule: compiled.link, outcome: 'notReached' };
    const trace = traced(compiled, considered);
    if (trace.outcome === 'matched' && compiled.rule.continue !== true) decide();
    return trace;
  });

const commandTraces = (lists: readonly CompiledList[], considered: Considered): readonly RuleTrace[] => {
  const rules = [...lists, commandList].flatMap(({ rules: all }) => all.filter(({ command }) => command !== undefined));
  const decided = new Set<string>();
  return rules.map((compiled) => {
    const word = compiled.command?.word ?? '';
    const [trace] = tracesOf(
      [compiled],
      considered,
      () => decided.has(word),
      () => decided.add(word),
    );
    return trace as RuleTrace;
  });
};

/**
 * Every rule in the order of evaluation: the commands, the lists of tester and environment, the cents. For each rule
 * that does not decide, the first condition that does not hold.
 */
export const traceRules = (
  lists: readonly CompiledList[],
  { facts, text, byCommand, magicCents }: { facts: RuleFacts; text: string; byCommand: boolean; magicCents: boolean },
): readonly RuleTrace[] => {
  const considered = { facts, words: wordsIn(text) };
  let isDecided = byCommand;
  const further = [...lists, ...(magicCents ? [centsList] : [])].flatMap(({ rules }) => {
    const before = isDecided;
    const traces = tracesOf(
      rules.filter(({ command }) => command === undefined),
      considered,
      () => isDecided,
      () => {
        isDecided = true;
      },
    );
    // A list with a matching rule decides, although the rule continues within its list.
    isDecided = before || traces.some(({ outcome }) => outcome === 'matched');
    return traces;
  });
  return [...commandTraces(lists, considered), ...further];
};
