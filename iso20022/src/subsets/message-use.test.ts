import { childrenNamed, descend, type MessageNode } from '../reader/message-node.ts';
import { type UseContext, useOf } from './message-use.ts';

/** Nested element names; a text is the value of an element. */
type Tree = { readonly [name: string]: Tree | string | readonly Tree[] };

const nodesOf = (tree: Tree, parent: MessageNode | undefined): readonly MessageNode[] =>
  Object.entries(tree).flatMap(([name, content]) =>
    (Array.isArray(content) ? (content as readonly Tree[]) : [content as Tree | string]).map((one, at) => {
      const text = typeof one === 'string' ? one : '';
      const node = {
        name,
        text,
        attributes: {},
        parent,
        index: at + 1,
        line: 1,
        column: 1,
        textLine: 1,
        textColumn: 1,
      };
      const made: MessageNode & { children: readonly MessageNode[] } = { ...node, children: [] };
      made.children = typeof one === 'string' ? [] : nodesOf(one, made);
      return made;
    }),
  );

const messageOf = (tree: Tree): MessageNode => nodesOf({ Message: tree }, undefined)[0] as MessageNode;

const useOfPart = (
  context: UseContext,
  messageType: string,
  tree: Tree,
  ...path: readonly string[]
): string | undefined => {
  const message = messageOf(tree);
  return useOf(messageType, descend(message, ...path) as MessageNode, message, context);
};

const useIn = (messageType: string, tree: Tree, ...path: readonly string[]): string | undefined =>
  useOfPart({ scheme: 'sct' }, messageType, tree, ...path);

describe('the use of a message', () => {
  it.each([
    [{ Cd: 'DUPL' }, 'recall'],
    [{ Prtry: 'FRAD' }, 'recall'],
    [{ Cd: 'CUST' }, 'requestForRecall'],
    [{ Prtry: 'AC03' }, 'requestForRecall'],
  ])('camt.056 with the reason %j is a %s', (Rsn, use) =>
    expect(useIn('camt.056.001.08', { TxInf: { CxlRsnInf: { Rsn } } }, 'TxInf')).toBe(use),
  );

  it.each([
    ['FOCR', 'recallAnswer'],
    ['AC04', 'return'],
  ])('pacs.004 with the reason %s is a %s', (Cd, use) =>
    expect(useIn('pacs.004.001.09', { TxInf: { RtrRsnInf: { Rsn: { Cd } } } }, 'TxInf')).toBe(use),
  );

  it.each([
    ['RJCR', 'recallAnswer'],
    ['ACNR', 'paymentFound'],
    ['RJNR', 'paymentNotFound'],
    ['ACVA', 'valueDateCorrected'],
    ['CVAA', 'valueDateNotCorrected'],
    ['XXXX', undefined],
  ])('camt.029 with the status %s is %s', (Conf, use) =>
    expect(useIn('camt.029.001.09', { Sts: { Conf }, ModDtls: {} }, 'ModDtls')).toBe(use),
  );

  it.each([
    ['camt.056', 'recall'],
    ['camt.087.001.06', 'inquiry'],
    ['pacs.008', 'payment'],
  ])('pacs.028 about a %s is about a %s', (OrgnlMsgNmId, use) => {
    expect(useIn('pacs.028.001.03', { OrgnlGrpInf: { OrgnlMsgNmId } }, 'OrgnlGrpInf')).toBe(use);
    expect(useIn('pacs.028.001.03', { TxInf: { OrgnlGrpInf: { OrgnlMsgNmId } } }, 'TxInf')).toBe(use);
  });

  it('has extended remittance information if its payment type says so, on any level', () => {
    const PmtTpInf = { LclInstrm: { Cd: 'PERI' } };
    const path = ['CdtTrfTxInf'];
    expect(useIn('pacs.008.001.08', { CdtTrfTxInf: { PmtTpInf } }, ...path)).toBe('extendedRemittance');
    expect(useIn('pacs.008.001.08', { GrpHdr: { PmtTpInf }, CdtTrfTxInf: {} }, ...path)).toBe('extendedRemittance');
    expect(useIn('pacs.008.001.08', { CdtTrfTxInf: {} }, ...path)).toBe('transfer');
    const order = messageOf({ PmtInf: { PmtTpInf, CdtTrfTxInf: {} } });
    const [payment] = childrenNamed(descend(order, 'PmtInf'), 'CdtTrfTxInf');
    expect(payment && useOf('pain.001.001.09', payment, order, { scheme: 'sct' })).toBe('extendedRemittance');
  });

  it('is a transfer back if the account has another identification than an IBAN', () =>
    expect(useIn('pain.001.001.09', { CdtTrfTxInf: { CdtrAcct: { Id: { Othr: { Id: '1' } } } } }, 'CdtTrfTxInf')).toBe(
      'transferBack',
    ));

  it.each([
    [{ GrpSts: 'ACCP' }, 'inst', 'positive'],
    [{ GrpSts: 'RJCT' }, 'inst', 'negative'],
    [{}, 'inst', 'negative'],
    [{ GrpSts: 'ACCP' }, 'sct', 'negative'],
    [{ OrgnlNbOfTxs: '1' }, 'sct', 'negative'],
    [{ OrgnlNbOfTxs: '1', NbOfTxsPerSts: {} }, 'sct', 'clearingReport'],
    [{ OrgnlNbOfTxs: '1', NbOfTxsPerSts: {} }, 'inst', 'negative'],
    [{ OrgnlMsgNmId: 'camt.056.001.08', OrgnlNbOfTxs: '1', NbOfTxsPerSts: {} }, 'inst', 'clearingReport'],
  ] as const)('pacs.002 with the group %j in %s is %s', (OrgnlGrpInfAndSts, scheme, use) => {
    const report = { OrgnlGrpInfAndSts, TxInfAndSts: {} };
    expect(useOfPart({ scheme }, 'pacs.002.001.10', report, 'OrgnlGrpInfAndSts')).toBe(use);
    expect(useOfPart({ scheme }, 'pacs.002.001.10', report, 'TxInfAndSts')).toBe(use);
  });

  it.each([
    ['TxInfAndSts', { TxSts: 'RVMC' }, 'payeeVerification'],
    ['OrgnlGrpInfAndSts', { GrpSts: 'RVCM' }, 'payeeVerification'],
    ['PmtInfSts', 'RCVC', 'payeeVerification'],
    ['PmtInfSts', 'RJCT', 'report'],
    ['TxInfAndSts', { TxSts: 'ACCP' }, 'report'],
    ['TxInfAndSts', { OrgnlEndToEndId: 'E' }, undefined],
  ] as const)('pain.002 with %s %j is %s', (part, content, use) =>
    expect(useIn('pain.002.001.10', { [part]: content }, part)).toBe(use),
  );

  it.each(['BIC', 'BICFI'])('pacs.002 that the clearing sends is a report of the clearing, by %s', (name) => {
    const context: UseContext = { scheme: 'sct', clearing: { bic: 'ZYCLDEF0XXX' } };
    const from = (bic: string, OrgnlMsgNmId: string) => ({
      GrpHdr: { InstgAgt: { FinInstnId: { [name]: bic } } },
      OrgnlGrpInfAndSts: { OrgnlMsgNmId, GrpSts: 'RJCT' },
    });
    const useFor = (changes: Partial<UseContext>, part: string, ...sent: Parameters<typeof from>) =>
      useOfPart({ ...context, ...changes }, 'pacs.002.001.10', from(...sent), part);
    expect(useFor({}, 'GrpHdr', 'ZYCLDEF0', 'pacs.008')).toBe('clearingReport');
    expect(useFor({}, 'OrgnlGrpInfAndSts', 'ZYCLDEF0', 'pacs.008')).toBe('clearingReport');
    expect(useFor({}, 'OrgnlGrpInfAndSts', 'ZYDODEF0XXX', 'pacs.008')).toBe('negative');
    // The confirmation of an instant payment has the same form from banks and clearings.
    expect(useFor({ scheme: 'inst' }, 'OrgnlGrpInfAndSts', 'ZYCLDEF0', 'pacs.008.001.08')).toBe('negative');
    expect(useFor({ scheme: 'inst' }, 'OrgnlGrpInfAndSts', 'ZYCLDEF0', 'camt.056')).toBe('clearingReport');
  });

  it('is unknown while no part decides', () => {
    expect(useIn('camt.056.001.08', { Assgnmt: {} }, 'Assgnmt')).toBeUndefined();
    expect(useIn('pain.001.001.09', { GrpHdr: {} }, 'GrpHdr')).toBeUndefined();
    expect(useIn('camt.027.001.07', { Case: {} }, 'Case')).toBeUndefined();
  });
});
