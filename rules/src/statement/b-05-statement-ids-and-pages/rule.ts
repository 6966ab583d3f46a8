import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { ofStatements, type Page, pageOf, statementIds } from '../statement-reading.ts';

/** The latest page, and the ids and sequence numbers of all statements. */
type State = {
  readonly ids: FirstLines;
  readonly sequences: FirstLines;
  latest: { id: string; page: Page } | undefined;
};

/** A page follows the previous one of its statement, and nothing follows the last page. */
const pageFindings = (id: string, page: Page | undefined, state: State): readonly RuleFinding[] => {
  const { latest } = state;
  state.latest = page && { id, page };
  if (page === undefined || latest?.id !== id) return [];
  const { node } = page;
  if (latest.page.isLast) return [{ node, variant: 'afterLast', value: node.text }];
  const expected = latest.page.number + 1;
  return page.number === expected ? [] : [{ node, variant: 'page', value: node.text, expected: String(expected) }];
};

const accountIn = (statement: MessageNode): string | undefined => {
  const id = descend(statement, 'Acct', 'Id')?.children[0];
  return id === undefined ? undefined : (descend(id, 'Id') ?? id).text;
};

export const rule = defineRule<State>({
  id: 'B-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM05'],
  anchors: ['StmtPgntn/PgNb', 'RptPgntn/PgNb', 'NtfctnPgntn/PgNb', ...ofStatements('ElctrncSeqNb')],
  appliesTo: accountReports,
  select: [...statementIds, ...ofStatements('Acct')],
  open: () => ({ ids: createFirstLines(), sequences: createFirstLines(), latest: undefined }),
  check: (node, _, state) => {
    const statement = node.parent;
    if (node.name === 'Id' || statement === undefined) return [];
    const id = descend(statement, 'Id');
    const page = pageOf(statement);
    if (id === undefined) return [];
    const paging = pageFindings(id.text, page, state);
    const number = page === undefined ? '' : String(page.number);
    const firstLine = paging.length > 0 ? undefined : firstLineOf(state.ids, `${id.text}|${number}`, id.line);
    if (firstLine !== undefined) return [{ node: id, variant: 'id', value: id.text, params: { firstLine } }];
    const sequence = descend(statement, 'ElctrncSeqNb');
    if (sequence === undefined) return paging;
    const key = `${accountIn(statement) ?? ''}|${sequence.text}|${number}`;
    const again = firstLineOf(state.sequences, key, sequence.line);
    if (again === undefined || paging.length > 0) return paging;
    return [
      { node: sequence, variant: 'sequence', severity: 'Warning', value: sequence.text, params: { firstLine: again } },
    ];
  },
});
