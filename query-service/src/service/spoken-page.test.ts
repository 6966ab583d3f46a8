import { settingsView } from '@clearbench/contracts/settings/views';
import { translationView } from '@clearbench/contracts/translation/views';
import { spokenPage } from './spoken-page.ts';

const texts = {
  en: { 'login.title': 'Sign in', 'login.body': '{{product}} sends.' },
  de: { 'login.title': 'Anmelden', 'login.body': '{{product}} sendet.' },
};
const page = '<html lang="{{language}}"><h1>{{login.title}}</h1>{{login.body}}{{unknown}}';

const filled = (languages: readonly string[], documents: Readonly<Record<string, unknown>> = {}) => {
  const get = async ({ name }: { readonly name: string }, id: string) => documents[`${name} ${id}`] ?? documents[name];
  return spokenPage({ texts, views: { get } } as unknown as Parameters<typeof spokenPage>[0])(page, languages);
};

describe('the texts of a page', () => {
  it('are in the first language that the installation has', async () => {
    expect(await filled(['it', 'de-AT', 'en'])).toBe('<html lang="de"><h1>Anmelden</h1>Clearbench sendet.');
    expect(await filled(['en-GB', 'de'])).toBe('<html lang="en"><h1>Sign in</h1>Clearbench sends.');
    expect(await filled(['*'])).toContain('lang="en"');
    expect(await filled([])).toContain('lang="en"');
  });

  it('are those of the administrators, with the name of the installation, and no markup', async () => {
    const written = { language: 'en', version: 2, texts: { 'login.title': 'Welcome <b>' } };
    const settings = { settings: { productName: 'Bank & Co' }, version: 1 };
    expect(await filled(['en'], { [`${translationView.name} en`]: written, [settingsView.name]: settings })).toBe(
      '<html lang="en"><h1>Welcome &lt;b&gt;</h1>Bank &amp; Co sends.',
    );
  });
});
