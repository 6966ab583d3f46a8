import { reasonListOf, reasonLists } from '@clearbench/iso20022/code-sets/reason-lists';
import { schemeSubsets } from '@clearbench/iso20022/code-sets/scheme-subsets';
import { checkedLists, rulesAsking, rulesReaching } from './rule-lists.ts';

describe('the lists of reasons', () => {
  it('go by scheme, message and rulebook', () => {
    const sct = { scheme: 'sct', rbVersion: '2025' };
    expect(reasonListOf('pacs.004.001.09', sct)).toBe('sct_return_reason');
    expect(reasonListOf('pacs.004.001.02', { ...sct, rbVersion: '2019' })).toBe('sct_return_reason_2019');
    expect(reasonListOf('pacs.004.001.09', { ...sct, scheme: 'b2b' })).toBe('b2b_return_reason');
    expect(reasonListOf('pacs.008.001.08', sct)).toBeUndefined();
    expect(reasonListOf('pacs.004.001.09', { ...sct, scheme: 'other' })).toBeUndefined();
  });

  it('are all there, and asked by R-07, as the whole lists are they belong to', () => {
    expect(reasonLists.filter((name) => schemeSubsets[name] === undefined)).toEqual([]);
    expect(reasonLists.filter((name) => !checkedLists.includes(name))).toEqual([]);
    expect(rulesAsking('inst_reject_reason')).toEqual(['R-07']);
    expect([rulesAsking('status_reason'), rulesReaching('status_reason')]).toEqual([['C-10'], ['R-07', 'C-10']]);
    expect(rulesAsking('charge_type')).toEqual([]);
  });

  it('differ where the schemes do', () => {
    const has = (list: string, code: string) => schemeSubsets[list]?.codes.includes(code);
    expect([has('core_return_reason', 'MD06'), has('b2b_return_reason', 'MD06')]).toEqual([true, false]);
    expect([has('sct_reject_reason', 'ERIN'), has('sct_reject_reason_2019', 'ERIN')]).toEqual([true, false]);
  });
});
