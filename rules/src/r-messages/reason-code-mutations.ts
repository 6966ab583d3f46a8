import type { Mutation } from '../mutations/mutation.ts';
import { put, set } from '../mutations/operations.ts';
import { reasons } from '../mutations/party-places.ts';

export const reason = (code: string): readonly Mutation[] =>
  reasons.flatMap((place) => [put(place, `<Rsn><Cd>${code}</Cd></Rsn>`), set(`${place}/Rsn/Cd`, code)]);
