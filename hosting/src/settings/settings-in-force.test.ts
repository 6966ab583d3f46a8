import { settingsInForce } from './settings-in-force.ts';

const of = (env: Record<string, string>, name: string) =>
  settingsInForce('app', env).find((setting) => setting.name === name);

describe('settings in force', () => {
  it('name the source of each value', () => {
    expect(of({}, 'PORT')).toEqual({ name: 'PORT', value: '8080', source: 'default' });
    expect(of({ PORT: '' }, 'PORT')?.source).toBe('default');
    expect(of({ PORT: '1' }, 'PORT')).toEqual({ name: 'PORT', value: '1', source: 'environment' });
    expect(of({}, 'CLEARBENCH_SMTP_URL')).toEqual({ name: 'CLEARBENCH_SMTP_URL', value: '', source: 'not set' });
  });

  it('depend on the process', () => {
    const names = settingsInForce('projections', {}).map(({ name }) => name);
    expect(names).not.toContain('CLEARBENCH_PUBLIC_URL');
    expect(settingsInForce('projections', {}).find(({ name }) => name === 'PORT')?.value).toBe('8082');
  });

  it.each([
    ['smtp://host:25', 'smtp://host:25'],
    ['smtp://user@host', 'smtp://user@host'],
    ['smtps://us%40er:pa%3Ass@host:465', 'smtps://us%40er:••••••••@host:465'],
    ['esdb+discover://admin:changeit@a,b?tls=true', 'esdb+discover://admin:••••••••@a,b?tls=true'],
    [
      'mongodb://a/x?tlsCertificateKeyFilePassword=hush&w=1',
      'mongodb://a/x?tlsCertificateKeyFilePassword=••••••••&w=1',
    ],
  ])('show %s as %s', (address, shown) =>
    expect(of({ CLEARBENCH_MONGODB_URL: address }, 'CLEARBENCH_MONGODB_URL')?.value).toBe(shown),
  );

  it('include defaults that are derived from an invalid setting', () =>
    expect(of({ CLEARBENCH_LARGEST_CONTENT: 'huge' }, 'CLEARBENCH_BODIES_PER_PROCESS')).toMatchObject({ value: '' }));

  it('hide secrets', () => {
    const env = {
      CLEARBENCH_SECRET: 'x'.repeat(40),
      CLEARBENCH_PROVIDERS: '[{"name":"company"}]',
      CLEARBENCH_PROVIDER_COMPANY_SECRET: 'x-client',
    };
    for (const name of ['CLEARBENCH_SECRET', 'CLEARBENCH_PROVIDER_COMPANY_SECRET'])
      expect(of(env, name)).toMatchObject({ value: '••••••••', source: 'environment' });
  });
});
