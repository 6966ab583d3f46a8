import { faultsOfProviders } from './provider-faults.ts';

const good = {
  name: 'company',
  title: 'Company',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'clearbench',
  scopes: ['openid'],
  issuer: 'https://id.example.org',
};
const other = { ...good, name: 'other' };
const { issuer: _, ...withoutIssuer } = other;

describe('a list of sign-in providers', () => {
  it('is accepted with all fields, and with http where the rules allow it', () => {
    const full = { ...other, authorizeParameters: { prompt: 'login' }, claims: { subject: 'id', emailVerified: true } };
    expect(faultsOfProviders([good, full])).toEqual([]);
    expect(faultsOfProviders([{ ...withoutIssuer, scopes: ['user'] }])).toEqual([]);
    const inside = { ...good, tokenUrl: 'http://id:8081/token' };
    expect(faultsOfProviders([inside])).toEqual([expect.stringContaining('CLEARBENCH_ALLOW_HTTP')]);
    expect(faultsOfProviders([inside], { allowHttp: true })).toEqual([]);
  });

  it.each<[string, object]>([
    ['name', { name: 'Other|x' }],
    ['name', { name: undefined }],
    ['title', { title: '' }],
    ['authorizeUrl', { authorizeUrl: 'javascript:alert(1)' }],
    ['tokenUrl', { tokenUrl: 'id.example.org/token' }],
    ['userinfoUrl', { userinfoUrl: 'http://localhost.example.org/me' }],
    ['clientId', { clientId: 17 }],
    ['scopes', { scopes: 'openid' }],
    ['issuer', { issuer: undefined }],
    ['issuer', { issuer: ['https://id.example.org'] }],
    ['authorizeParameters', { authorizeParameters: { prompt: 1 } }],
    ['claims', { claims: { mail: 'email' } }],
    ['claims', { claims: { subject: true } }],
  ])('names the entry and its field %s when it is wrong', (field, difference) => {
    const [fault, ...more] = faultsOfProviders([good, { ...other, ...difference }]);
    expect(fault).toMatch(new RegExp(`^entry 2.*, field ${field}: `));
    expect(more).toEqual([]);
  });

  it('reports every faulty entry, also one that is not an object', () =>
    expect(faultsOfProviders([{ ...good, title: 1 }, null, 'company', good])).toEqual([
      'entry 1 ("company"), field title: must be the text of the sign-in button',
      'entry 2 must be an object',
      'entry 3 must be an object',
      'entry 4 ("company"), field name: entry 1 has the same name',
    ]));

  it('suggests the spelling of a field that is not known', () => {
    expect(faultsOfProviders([{ ...good, token_url: 'x' }])).toEqual([
      'entry 1 ("company"), field token_url: is not known; it is spelt tokenUrl',
    ]);
    expect(faultsOfProviders([{ ...good, logo: 'x' }])[0]).toContain('known are name, title');
  });
});
