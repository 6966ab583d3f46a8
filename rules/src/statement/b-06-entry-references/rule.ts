import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { defineRule } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { statementIds } from '../statement-reading.ts';

/** The references of the statement that is being read. */
type State = { lines: FirstLines };

const meansNothing = /^(?:NOTPROVIDED|NONREF)$/;

export const rule = defineRule<State>({
  id: 'B-06',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['AM05'],
  appliesTo: accountReports,
  select: [...statementIds, 'Ntry/NtryRef'],
  open: () => ({ lines: createFirstLines() }),
  check: (node, _, state) => {
    if (node.name === 'Id') {
      state.lines = createFirstLines();
      return [];
    }
    if (meansNothing.test(node.text)) return [];
    const firstLine = firstLineOf(state.lines, node.text, node.line);
    return firstLine === undefined ? [] : [{ node, value: node.text, params: { firstLine } }];
  },
});
