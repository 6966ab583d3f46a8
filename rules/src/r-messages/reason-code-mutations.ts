import type { Mutation } from '../mutations/mutation.ts';
import { insert, set } from '../mutations/operations.ts';
import { reasons } from '../mutations/party-paths.ts';

export const reason = (code: string): readonly Mutation[] =>
  reasons.flatMap((place) => [insert(place, `<Rsn><Cd>${code}</Cd></Rsn>`), set(`${place}/Rsn/Cd`, code)]);
