import type { RandomChoice } from './random-choice.ts';

type Simple = string | number | boolean;

/** Values from replies by name: ids and versions that cannot be guessed. */
export type CollectedValues = {
  listen(reply: unknown): void;
  recall(name: string, chance: RandomChoice): Simple | undefined;
};

const room = 40;

const isSimple = (value: unknown): value is Simple => ['string', 'number', 'boolean'].includes(typeof value);

export const collectedValues = (): CollectedValues => {
  const received = new Map<string, Simple[]>();
  const keep = (name: string, value: Simple): void => {
    const values = received.get(name) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    received.set(name, values.slice(-room));
  };
  const listen = (reply: unknown, name = ''): void => {
    if (isSimple(reply)) keep(name, reply);
    else if (Array.isArray(reply)) for (const one of reply.slice(0, room)) listen(one, name);
    else if (reply !== null && typeof reply === 'object')
      for (const [inside, value] of Object.entries(reply)) listen(value, inside);
  };
  return {
    listen,
    recall: (name, chance) => {
      const values = received.get(name);
      return values && chance.one(values);
    },
  };
};
