import { explainedRule, readRuleRoute } from '@clearbench/contracts/format/rule-routes';
import { servedEndpoints } from '@clearbench/event-sourcing/serving/served-endpoints';
import { ruleQueries } from './rule-queries.ts';

describe('the rules, for anybody', () => {
  const { call } = servedEndpoints(() => ruleQueries());
  const read = (path: string) => call('GET', `/api/public/rules${path}`);

  it('are all there, as the contract says', async () => {
    const { rules } = await call<{ rules: unknown[] }>('GET', '/api/public/rules');
    expect(rules).toHaveLength(125);
    for (const rule of rules) expect(explainedRule.safeParse(rule).error).toBeUndefined();
  });

  it('are told one by one, with their texts and examples', async () => {
    const rule = await read('/P-11');
    expect(readRuleRoute.reply.safeParse(rule).error).toBeUndefined();
    expect(rule).toMatchObject({
      title: 'Each side pays its own charges',
      severity: 'Error',
      confirmed: true,
      wrong: '<ChrgBr>SHAR</ChrgBr>',
    });
  });

  it('are told in the language asked for, and in English in any other', async () => {
    expect(await read('/I-08?language=de')).toMatchObject({ title: 'Die IBAN stimmt' });
    expect(await read('/I-08?language=constructor')).toMatchObject({ title: 'The IBAN is right' });
  });

  it('say which part of one is not checked, and which other rule says the same', async () => {
    expect(await read('/G-15')).toMatchObject({ severity: 'Error', unchecked: { reason: expect.any(String) } });
    expect(await read('/M-02')).toMatchObject({ unchecked: { coveredBy: 'T-03' } });
  });

  it('are no others', async () =>
    expect(await read('/X-01')).toMatchObject({ errorKey: 'format.ruleNotFound', params: { ruleId: 'X-01' } }));
});
