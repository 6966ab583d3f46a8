import { explainedRule, readRuleRoute } from '@clearbench/contracts/format/rule-routes';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { ruleIds } from '@clearbench/rules/catalogue';
import { ruleQueries } from './rule-queries.ts';

describe('public rules', () => {
  const { call } = servedEndpoints(() => ruleQueries());
  const read = (path: string) => call('GET', `/api/public/rules${path}`);

  it('are complete according to the contract', async () => {
    const { rules } = await call<{ rules: unknown[] }>('GET', '/api/public/rules');
    expect(rules).toHaveLength(ruleIds.length);
    for (const rule of rules) expect(explainedRule.safeParse(rule).error).toBeUndefined();
  });

  it('have texts and examples', async () => {
    const rule = await read('/P-11');
    expect(readRuleRoute.reply.safeParse(rule).error).toBeUndefined();
    expect(rule).toMatchObject({
      title: 'Charge bearer',
      severity: 'Error',
      confirmed: true,
      wrong: '<ChrgBr>SHAR</ChrgBr>',
    });
  });

  it('are in the requested language, or in English', async () => {
    expect(await read('/I-08?language=de')).toMatchObject({ title: 'Gültige IBAN' });
    expect(await read('/I-08?language=constructor')).toMatchObject({ title: 'Valid IBAN' });
    expect(await read('/T-01?language=de')).toMatchObject({
      source: expect.stringMatching(/^XML 1\.0 und Namespaces/),
    });
    expect(await read('/M-02')).toMatchObject({ source: expect.stringMatching(/^Message definitions of ISO 20022/) });
  });

  it('name the unchecked part of a rule, and the rule that covers it', async () => {
    expect(await read('/G-15')).toMatchObject({ severity: 'Error', unchecked: { reason: expect.any(String) } });
    expect(await read('/M-02')).toMatchObject({ unchecked: { coveredBy: 'T-03' } });
  });

  it('do not include unknown ids', async () =>
    expect(await read('/Z-01')).toMatchObject({ errorKey: 'format.ruleNotFound', params: { ruleId: 'Z-01' } }));
});
