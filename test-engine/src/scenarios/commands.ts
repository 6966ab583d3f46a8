import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import { describeEffect } from './describe-effect.ts';
import type { Scripted } from './effect.ts';
import { verbs } from './verbs.ts';

export type Commands = { readonly scripted: readonly Scripted[]; readonly ignored: readonly EngineReason[] };

const token = /(?<![A-Za-z0-9])SIM:([A-Za-z]*(?:-[A-Za-z]+)?)(?:\(([^)]*)(\)?))?/gi;

const argumentsIn = (text: string | undefined): readonly string[] =>
  text === undefined || text.trim() === '' ? [] : text.split(',').map((argument) => argument.trim().toUpperCase());

const ignored = (trigger: string, name: string, params: Record<string, string> = {}) =>
  because('command', trigger, name, params);

const interpret = (match: RegExpMatchArray): Scripted | EngineReason => {
  const [trigger, word = '', written, bracket] = match;
  const name = word.toUpperCase();
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) return ignored(trigger, 'verbUnknown', { verb: name, known: Object.keys(verbs).join(', ') });
  const args = argumentsIn(written);
  const effect = bracket === '' || args.length > verb.most ? undefined : verb.effect(args);
  if (effect === undefined) return ignored(trigger, 'argumentsWrong', { verb: name, usage: `SIM:${verb.usage}` });
  return { effect, reason: because('command', trigger, ...describeEffect(effect)) };
};

/** Finds every `SIM:` command in a text, in order; invalid ones are returned with the reason. */
export const readCommands = (text: string): Commands => {
  if (!/sim:/i.test(text)) return { scripted: [], ignored: [] };
  const read = [...text.matchAll(token)].map(interpret);
  return {
    scripted: read.flatMap((one) => ('effect' in one ? [one] : [])),
    ignored: read.flatMap((one) => ('effect' in one ? [] : [one])),
  };
};
