import { berlinClock } from '@clearbench/calendars/berlin-time';
import { addDays, dayNumber, isoDateIn } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, payments, rulebooks } from '../../scope.ts';
import { addressForm, partyAddresses } from '../address-form.ts';

/** The first settlement date on which unstructured addresses are rejected. */
const unstructuredEnds = '2026-11-15';

const warnedFrom = addDays(unstructuredEnds, -180);

export const rule = defineRule<{ settles: string | undefined }>({
  id: 'A-05',
  layer: 'scheme',
  severity: 'Error',
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
