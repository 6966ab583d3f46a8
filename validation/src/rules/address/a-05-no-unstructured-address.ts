import { rule } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { addDays, dayNumber, isoDateIn } from '../iso-date.ts';
import { both, payments, rulebooks } from '../scope.ts';
import { addressForm, partyAddresses } from './address-form.ts';

/** First settlement date on which an unstructured address is refused. */
export const unstructuredEnds = '2026-11-15';

const warnedFrom = addDays(unstructuredEnds, -180);

/** unstructured addresses end on a settlement date; half a year before, they are warned of. */
export const noUnstructuredAddress = rule<{ settles: string | undefined }>({
  id: 'A-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2025: unstructured addresses until 15 November 2026, by settlement date; warning time is ours',
  appliesTo: both(payments, rulebooks('2025')),
  select: ['GrpHdr/IntrBkSttlmDt', ...partyAddresses],
  open: () => ({ settles: undefined }),
  check: (node, { profile }, state) => {
    if (node.name === 'IntrBkSttlmDt') {
      state.settles = isoDateIn(node.text);
      return [];
    }
    if (addressForm(node) !== 'unstructured') return [];
    const settles = state.settles ?? berlinClock(profile.now).date;
    if (settles < warnedFrom) return [];
    const found = { node, params: { settles, ends: unstructuredEnds } };
    if (settles >= unstructuredEnds) return [{ ...found, variant: 'ended' }];
    const days = dayNumber(unstructuredEnds) - dayNumber(settles);
    return [{ ...found, variant: 'ends', severity: 'Warning', params: { ...found.params, days } }];
  },
});
