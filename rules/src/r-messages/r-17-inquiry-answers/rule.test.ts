import { camt029 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const processed = '<Accptd><DtPrcd>2025-10-14</DtPrcd></Accptd>';
const refusedFor = (reason: string) => `<Rjctd><Cd>${reason}</Cd></Rjctd>`;

describe('R-17: Answers to inquiries', () => {
  const { accepts, reports } = ruleSpec(rule);
  const answer = (confirmation: string, claim?: string) =>
    camt029({ CxlDtls: undefined, 'Sts/Conf': confirmation, ...(claim === undefined ? {} : { ClmNonRctDtls: claim }) });

  it('accepts positive and negative confirmations of each inquiry', () => {
    accepts(answer('ACNR', processed));
    accepts(answer('RJNR', refusedFor('NOOR')));
    for (const confirmation of ['ACVA', 'RJVA', 'CVAA', 'MODI']) accepts(answer(confirmation));
  });

  it('ignores answers to recalls', () => {
    accepts(camt029());
    accepts(camt029({}, '2021'), { rbVersion: '2021' });
  });

  it('reports other words', () => {
    const found = {
      variant: 'answer',
      path: 'Sts/Conf',
      value: 'RJCR',
      expected: 'ACNR, RJNR, ACVA, RJVA, CVAA, MODI',
    };
    reports(answer('RJCR', processed), found);
    const old = answer('RJCR').replace('camt.029.001.09', 'camt.029.001.08');
    reports(old, { ...found, severity: 'Error' }, { rbVersion: '2021' });
    reports(
      old.replace(/<Conf>.*<\/Conf>/, '<AssgnmtCxlConf>true</AssgnmtCxlConf>'),
      { variant: 'answer' },
      { rbVersion: '2021' },
    );
  });

  it('reports the rejection of a claim of non-receipt without a reason, or with another one', () => {
    reports(answer('RJNR'), { variant: 'noReason', path: 'Sts/Conf' });
    reports(answer('RJNR', processed), { variant: 'noReason' });
    reports(answer('RJNR', refusedFor('CUST')), {
      variant: 'reason',
      path: 'ClmNonRctDtls/Rjctd/Cd',
      value: 'CUST',
      expected: 'ARDT, ARJT, NOOR, RNPR, RR04',
    });
    reports(answer('RJNR', '<Rjctd><Prtry>NOOR</Prtry></Rjctd>'), { variant: 'reason', value: 'NOOR' });
  });

  it('reports an answer about a value date with details of a claim of non-receipt', () => {
    const found = { variant: 'otherInquiry', path: 'Sts/Conf', expected: 'ACNR, RJNR' };
    for (const value of ['ACVA', 'RJVA', 'CVAA', 'MODI']) {
      reports(answer(value, refusedFor('NOOR')), { ...found, value });
      reports(answer(value, processed), { ...found, value });
    }
  });

  it('reports an acceptance of the claim without the processing date', () =>
    reports(answer('ACNR', refusedFor('NOOR')), { variant: 'noDetails', value: 'ACNR' }));
});
