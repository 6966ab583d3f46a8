import { berlinClock } from '@clearbench/calendars/berlin-time';
import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { entrySelect, type Reading, readEntry, startReading } from '@clearbench/iso20022/message-history/entry-reader';
import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { addMonths } from '../../r-messages/add-months.ts';
import { both, debitScheme, directDebits } from '../../scope.ts';

type State = { readonly reading: Reading; readonly reportsRepetition: FirstLines };

const reportsRepetition = 'OOFF';
const last = 'FNAL';
/** A mandate without collections for so long has expired. */
const monthsOfSilence = 36;

export const rule = defineRule<State>({
  id: 'D-08',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['MD01', 'SL01'],
  unconfirmed: true,
  earlier: 'optional',
  appliesTo: both(directDebits, debitScheme),
  select: entrySelect,
  transactionState: () => 'counted',
  open: () => ({ reading: startReading(), reportsRepetition: createFirstLines() }),
  check: (node, { profile }, state) => {
    const facts = readEntry(state.reading, node);
    const place = descend(node, 'DrctDbtTx', 'MndtRltdInf', 'MndtId');
    if (facts?.mandate === undefined || place === undefined) return [];
    const value = place.text;
    if (facts.sequence === reportsRepetition) {
      const firstLine = firstLineOf(state.reportsRepetition, facts.mandate, place.line);
      if (firstLine !== undefined) return [{ node: place, variant: 'twice', value, params: { firstLine } }];
    }
    const before = profile.earlier?.mandates?.[useKeys.mandate(facts.mandate)] ?? [];
    const ended = before.find(({ sequence }) => sequence === reportsRepetition || sequence === last);
    const used = ended ?? (facts.sequence === reportsRepetition ? before[0] : undefined);
    if (used === undefined) {
      const latest = before[0]?.at.slice(0, 10);
      if (latest === undefined || addMonths(latest, monthsOfSilence) >= berlinClock(profile.now).date) return [];
      return [{ node: place, variant: 'dormant', value, params: { latest, months: monthsOfSilence } }];
    }
    const params = { messageId: used.messageId, sequence: used.sequence };
    return [{ node: place, variant: used === ended ? 'ended' : 'used', value, params }];
  },
});
