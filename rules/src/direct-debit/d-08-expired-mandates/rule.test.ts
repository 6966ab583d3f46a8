import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { mandatePath, pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const path = `${mandatePath}/MndtId`;
const sequencePath = 'DrctDbtTxInf/PmtTpInf/SeqTp';
const collectedBefore = (sequence: string) => ({
  earlier: {
    ...noHistory,
    mandates: {
      [useKeys.mandate('DE98ZZZ09999999999|mandate-0815')]: [
        { messageId: 'M-0', at: '2025-09-15T08:00:00Z', mandateId: 'MANDATE-0815', sequence },
      ],
    },
  },
});

describe('D-08: Expired mandates', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'core' });

  it('accepts recurring collections, and a single one', () => {
    accepts(pacs003());
    accepts(pacs003(), collectedBefore('RCUR'));
    accepts(pacs003({ [sequencePath]: 'OOFF' }));
    accepts(pacs003({ [sequencePath]: 'FNAL' }), collectedBefore('RCUR'));
  });

  it.each(['OOFF', 'FNAL'])('warns of a collection after %s', (sequence) =>
    reports(
      pacs003(),
      { variant: 'ended', path, value: 'MANDATE-0815', severity: 'Warning', params: { messageId: 'M-0', sequence } },
      collectedBefore(sequence),
    ),
  );

  it('warns of a single collection by a mandate used before', () =>
    reports(
      pacs003({ [sequencePath]: 'OOFF' }),
      { variant: 'used', path, params: { sequence: 'RCUR' } },
      collectedBefore('RCUR'),
    ));

  it('warns of a mandate without collections for 36 months', () => {
    const lastUsed = (at: string) => {
      const [key = '', [collection]] = Object.entries(collectedBefore('RCUR').earlier.mandates)[0] ?? ['', []];
      return { earlier: { ...noHistory, mandates: { [key]: collection ? [{ ...collection, at }] : [] } } };
    };
    accepts(pacs003(), lastUsed('2022-10-15T08:00:00Z'));
    const params = { latest: '2022-10-14', months: 36 };
    reports(pacs003(), { variant: 'dormant', path, params }, lastUsed('2022-10-14T08:00:00Z'));
  });

  it('warns of two single collections in one message', () => {
    const twice = pacs003({ [sequencePath]: 'OOFF', 'DrctDbtTxInf[2]/PmtId/TxId': 'B' });
    reports(twice, { variant: 'twice', path: path.replace('DrctDbtTxInf', 'DrctDbtTxInf[2]') });
  });
});
