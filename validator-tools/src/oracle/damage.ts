import { type Draft, everyDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Random } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { damageToAttributes } from './damage-attributes.ts';
import { damageToElements } from './damage-elements.ts';
import type { Damage, Damages } from './damage-kind.ts';
import { damageToNamespaces } from './damage-namespaces.ts';
import { damageToValues } from './damage-values.ts';

const damages: Damages = { ...damageToElements, ...damageToValues, ...damageToAttributes, ...damageToNamespaces };

export const damageNames: readonly string[] = Object.keys(damages);

/** Damages the message in one place and says where; undefined where the damage fits nowhere. */
export const damageMessage = (name: string, random: Random, message: Draft): string | undefined => {
  const { fits, apply } = damages[name] as Damage;
  // The schema allows any content inside an element of type any.
  const places = everyDraft(message).filter((draft) => draft.type !== undefined && fits(draft));
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  const before = place.name;
  apply(random, place, message);
  return `${name} at ${before}`;
};
