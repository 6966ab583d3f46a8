import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../first-lines.ts';
import { both, collections, debitScheme } from '../scope.ts';
import { charactersOutside, firstOutsideCharset } from '../sct-charset.ts';

type Mandates = { readonly written: FirstLines; readonly meant: FirstLines };

/** D-03: a mandate has an id of SEPA characters, and one in another spelling is no other mandate. Blanks before it are the matter of T-04. */
export const mandateId = rule<Mandates>({
  id: 'D-03',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC114-06 and EPC301-07, usage rules of MandateIdentification; EPC217-08 for its characters',
  appliesTo: both(collections, debitScheme),
  select: ['DrctDbtTxInf'],
  open: () => ({ written: createFirstLines(), meant: createFirstLines() }),
  check: (transaction, _, { written, meant }) => {
    const node = descend(transaction, 'DrctDbtTx', 'MndtRltdInf', 'MndtId');
    if (node === undefined) return [{ node: transaction, variant: 'missing' }];
    const value = node.text;
    if (firstOutsideCharset(value) !== -1) {
      return [{ node, variant: 'characters', value, params: { characters: charactersOutside(value).join(' ') } }];
    }
    const scheme = descend(transaction, 'DrctDbtTx', 'CdtrSchmeId') ?? descend(transaction.parent, 'CdtrSchmeId');
    const mandate = `${textAt(scheme, 'Id', 'PrvtId', 'Othr', 'Id') ?? ''} ${value}`;
    const firstLine = earlierLine(meant, mandate.toUpperCase(), node.line);
    const isAgain = earlierLine(written, mandate, node.line) !== undefined;
    if (firstLine === undefined || isAgain) return [];
    return [{ node, variant: 'otherCase', value, severity: 'Warning', params: { firstLine } }];
  },
});
