import { translationView } from '@clearbench/contracts/translation/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { unwrittenPages } from './unwritten-pages.ts';

const texts = {
  en: {
    'public.text.imprint': '# Who\n\n[Name of the company]\n[Street]',
    'public.text.privacypolicy': 'Ask [address]',
    'public.text.terms': '[Law]',
  },
};

/** The hidden pages after an operator has written these texts, by language. */
const after = async (written: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  const documents = memoryDocumentStore();
  await documents.prepare(translationView.name, translationView.shape);
  const changes = Object.entries(written).map(([language, of], index) => ({
    id: language,
    position: index + 1,
    document: { language, texts: of, version: 1 },
  }));
  await documents.apply(translationView.name, changes);
  const progress = { active: (name: string) => name, position: () => 9, reached: async () => undefined };
  return unwrittenPages({ views: readModels(documents, progress), texts });
};

describe('hidden public pages', () => {
  it('are all pages on a new installation', async () =>
    expect(await after({})).toEqual(['imprint', 'privacypolicy', 'terms']));

  it('are those with placeholders in every language', async () => {
    const imprint = { 'public.text.imprint': '# Who\n\nBank AG\nMain street 1' };
    expect(await after({ en: imprint })).toEqual(['privacypolicy', 'terms']);
    expect(await after({ de: imprint })).toEqual(['privacypolicy', 'terms']);
    const half = { 'public.text.imprint': '# Who\n\nBank AG\n[Street]' };
    expect(await after({ en: half })).toContain('imprint');
    expect(await after({ en: { 'public.text.imprint': ' ' } })).toContain('imprint');
  });

  it('may contain links in square brackets', async () =>
    expect(await after({ en: { 'public.text.terms': 'See the [law](https://law.example)' } })).not.toContain('terms'));
});
