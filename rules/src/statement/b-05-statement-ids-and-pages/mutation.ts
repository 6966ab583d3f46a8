import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, twice } from '../../mutations/operations.ts';

const statements = ['BkToCstmrStmt/Stmt', 'BkToCstmrAcctRpt/Rpt', 'BkToCstmrDbtCdtNtfctn/Ntfctn'];

export const mutations: readonly Mutation[] = [atFirstOf(statements, (place) => twice(place))];
