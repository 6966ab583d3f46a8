import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set } from '../../mutations/operations.ts';

const dates = ['GrpHdr/IntrBkSttlmDt', 'ReqdColltnDt'];

const due = (days: number): Mutation =>
  inSequence(
    ...dates.map(
      (place): Mutation =>
        (message) =>
          set(place, daysFromNow(days))(message) ?? message.text,
    ),
  );

export const mutations: readonly Mutation[] = [due(36), due(35), due(20), set('ReqdColltnDt', daysFromNow(-20))];
