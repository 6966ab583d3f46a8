import type { Mutation } from '../../error-injection/mutation.ts';
import { put, set } from '../../error-injection/operations.ts';
import { reasons } from '../../error-injection/party-places.ts';

export const reason = (code: string): readonly Mutation[] =>
  reasons.flatMap((place) => [put(place, `<Rsn><Cd>${code}</Cd></Rsn>`), set(`${place}/Rsn/Cd`, code)]);
