import { isUnwritten, placeholdersOf } from './legal-text.ts';

const original = '# Who\n\n[Name of the company]\\\n[Street]\n\nSee [our terms](/public/terms).';

describe('legal text', () => {
  it('has placeholders at brackets that are not links', () =>
    expect(placeholdersOf(original)).toEqual(['[Name of the company]', '[Street]']));

  it.each([original, '', '  \n', original.replace('[Street]', 'Main Street 1')])('is unwritten: %j', (text) =>
    expect(isUnwritten(text, original)).toBe(true),
  );

  it.each(['Bank Example, Main Street 1', original.replaceAll(/\[(Name|Street)[^\]]*\]/g, 'x')])(
    'is written: %j',
    (text) => expect(isUnwritten(text, original)).toBe(false),
  );
});
