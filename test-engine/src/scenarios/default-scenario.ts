import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { applicableEffects } from './applicable-effects.ts';
import { type Commands, readCommands } from './commands.ts';

const withoutEffects = (reason: EngineReason): EngineReason => ({ ...reason, layer: 'default' });

/** The environment's reaction to transfers without a command: `SIM:` commands with a reason that names the default. */
export const readDefaultScenario = (text: string, scheme: Scheme): Commands => {
  const { scripted, ignored } = applicableEffects(readCommands(text), scheme);
  return {
    scripted: scripted.map(({ effect, reason }) => ({ effect, reason: withoutEffects(reason) })),
    ignored: ignored.map(withoutEffects),
  };
};

/** The error in a default scenario, as a sentence; undefined for a valid one. */
export const faultOfDefaultScenario = (text: string, scheme: Scheme): string | undefined => {
  const { scripted, ignored } = readDefaultScenario(text, scheme);
  const words = text.trim().split(/\s+/).length;
  if (ignored[0]) return ignored[0].text;
  return scripted.length === words ? undefined : text;
};
