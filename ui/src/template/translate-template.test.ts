import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import type { TFunction } from 'i18next';
import { spokenHead, spokenLayout, translatedProblem } from './translate-template.ts';

const german: Readonly<Record<string, string>> = { 'templateText.amount': 'Betrag', 'templateText.one': 'Eins' };
const t = ((key: string, { defaultValue }: { defaultValue: string }) => german[key] ?? defaultValue) as TFunction;
const textKeys = { Amount: 'templateText.amount', One: 'templateText.one', Lost: 'templateText.lost' };

const layout: TemplateLayout = {
  templateKeyDto: { templateName: 'typical' },
  title: 'One',
  description: 'Ours',
  messageType: 'pacs.008.001.08',
  textKeys,
  sections: [
    {
      name: 'payment',
      label: 'Amount',
      help: 'Lost',
      fields: [
        { name: 'amount', label: 'Amount', kind: 'amount', required: true, help: 'One' },
        { name: 'kind', label: 'Ours', kind: 'choice', required: true, choices: [{ value: 'One', label: 'One' }] },
      ],
    },
  ],
};

describe('a template in the user’s language', () => {
  it('translates built-in texts, and leaves other texts and every value unchanged', () =>
    expect(spokenLayout(layout, t)).toMatchObject({
      title: 'Eins',
      description: 'Ours',
      sections: [
        {
          name: 'payment',
          label: 'Betrag',
          help: 'Lost',
          fields: [
            { name: 'amount', label: 'Betrag', help: 'Eins' },
            { name: 'kind', label: 'Ours', choices: [{ value: 'One', label: 'Eins' }] },
          ],
        },
      ],
    }));

  it('is listed in it', () =>
    expect(spokenHead({ title: 'One', description: 'Ours', group: 'Amount', textKeys }, t)).toMatchObject({
      title: 'Eins',
      description: 'Ours',
      group: 'Betrag',
    }));

  it('names a field of a server error as the form does', () => {
    const refused = { errorKey: 'template.valueMissing', params: { field: 'Amount', place: '/body' } };
    expect(translatedProblem(refused, textKeys, t).params).toEqual({ field: 'Betrag', place: '/body' });
    const other = { errorKey: 'store.conflict', params: {} };
    expect(translatedProblem(other, textKeys, t)).toBe(other);
  });
});
