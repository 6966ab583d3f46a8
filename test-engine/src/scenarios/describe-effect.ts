import { type Delay, daysOf, delayText } from '../clearing/due-times.ts';
import type { ReasonParams } from '../clearing/reason.ts';
import type { Effect } from './effect.ts';

const params = (delay: Delay) => ({ delay: delayText(delay), days: daysOf(delay) });

/** Text key (without `engine.`) and its params. */
export const describeEffect = (effect: Effect): readonly [name: string, params: ReasonParams] => {
  switch (effect.type) {
    case 'reject':
    case 'recallNo':
    case 'inquiryNo':
    case 'settlementFailure':
      return [effect.type, { code: effect.code }];
    case 'return':
    case 'refund':
    case 'reversal':
    case 'recall':
    case 'recallRequest':
      return [effect.type, { code: effect.code, ...params(effect.delay) }];
    case 'inquiry':
      return [effect.type, { message: effect.message, ...params(effect.delay) }];
    case 'late':
      return [effect.type, params(effect.delay)];
    case 'mirror':
    case 'duplicate':
      return [effect.type, { times: effect.times, count: effect.times }];
    case 'recallYes':
      return [effect.type, { charges: effect.charges }];
    case 'split':
      return [effect.type, { size: effect.size }];
    case 'corrupt':
      return [`corrupt${effect.what}`, {}];
    case 'verifyPayee':
    case 'inquiryYes':
    case 'timeOut':
    case 'silence':
    case 'hold':
      return [effect.type, {}];
  }
};
