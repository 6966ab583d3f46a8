import type { Profile } from '@clearbench/iso20022/profile';
import { pain002 } from '@clearbench/iso20022/samples/customer-reports';
import { instProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

const transaction = (status: string, name?: string): string => {
  const information = name === undefined ? '' : `<StsRsnInf><AddtlInf>${name}</AddtlInf></StsRsnInf>`;
  return `<TxInfAndSts><OrgnlEndToEndId>E</OrgnlEndToEndId><TxSts>${status}</TxSts>${information}</TxInfAndSts>`;
};

const per = (count: number, status: string): string =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts></NbOfTxsPerSts>`;

/** A report with the results of two payees. */
const verification = (status: string, transactions: string, figures = ''): string =>
  pain002({
    OrgnlGrpInfAndSts: `<OrgnlMsgId>M</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId><OrgnlNbOfTxs>2</OrgnlNbOfTxs><GrpSts>${status}</GrpSts>${figures}`,
    OrgnlPmtInfAndSts: `<OrgnlPmtInfId>P</OrgnlPmtInfId><OrgnlNbOfTxs>2</OrgnlNbOfTxs><PmtInfSts>${status}</PmtInfSts>${transactions}`,
  });

const rulesOf = (xml: string, profile: Profile): readonly string[] => [
  ...new Set(validate(new TextEncoder().encode(xml), profile).validationMessages.map(({ ruleId }) => ruleId)),
];

const close = transaction('RVMC', 'Exemple SA');

describe.each([
  ['SCT', sctProfile],
  ['SCT Inst', instProfile],
] as const)('a verification of payees in %s', (_, profile) => {
  it('is valid with results, figures and the name of a close match', () => {
    const figures = `${per(1, 'RCVC')}${per(1, 'RVMC')}`;
    expect(rulesOf(verification('RVCM', transaction('RCVC') + close, figures), profile)).toEqual([]);
    expect(rulesOf(verification('RCVC', transaction('RCVC').repeat(2)), profile)).toEqual([]);
    expect(rulesOf(verification('RVCM', transaction('RVNM') + transaction('RVNA')), profile)).toEqual([]);
  });

  it('has one finding for one mistake', () => {
    const figures = `${per(1, 'RCVC')}${per(2, 'RVMC')}`;
    expect(rulesOf(verification('RVCM', transaction('RCVC') + close, figures), profile)).toEqual(['C-09']);
    expect(rulesOf(verification('RCVC', transaction('RCVC') + close), profile)).toEqual(['C-09']);
    expect(rulesOf(verification('RVCM', transaction('RCVC') + transaction('RVMC')), profile)).toEqual(['C-11']);
  });
});
