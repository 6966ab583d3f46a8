import { knownHeaders, knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import { generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { type Random, seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { mutate } from './mutate.ts';

const messages = [...knownMessages, ...knownHeaders];
const encoder = new TextEncoder();

const laidOut = (xml: string): string => xml.replaceAll('><', '>\n  <');

const validMessage = (random: Random): string => {
  const model = messageModel(random.pick(messages));
  if (model === undefined) throw new Error('a known message has a model');
  const xml = writeDraft(generateMessage(model, random));
  return random.chance(0.5) ? laidOut(xml) : xml;
};

/** A file of several messages now and then: carriers have code of their own. */
const validText = (random: Random): string => {
  const declaration = random.chance(0.3) ? '<?xml version="1.0" encoding="UTF-8"?>\n' : '';
  if (random.chance(0.85)) return declaration + validMessage(random);
  return `${declaration}<File xmlns="urn:a:file"><Header>1</Header>${validMessage(random)}${validMessage(random)}</File>`;
};

/** Mutants made of one valid message: making it costs more than damaging it. */
const litter = 20;

/** Input number `number` of a seed: the same at any time, whatever was made before. */
export const inputsOf = (seed: number) => {
  let at = -1;
  let valid: Uint8Array = new Uint8Array(0);
  return (number: number): Uint8Array => {
    const family = Math.floor(number / litter);
    if (family !== at) {
      valid = encoder.encode(validText(seededRandom(seed * 1_000_003 + family)));
      at = family;
    }
    return mutate(seededRandom(seed * 7_368_787 + number * 2 + 1), valid);
  };
};
