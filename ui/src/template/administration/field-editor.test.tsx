import '../../parts/jsdom-gaps.ts';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../translation/english-texts.ts';
import { FieldEditor } from './field-editor.tsx';
import { freshTemplate } from './template-edit-slices.ts';

beforeAll(speakEnglish);

const contentWith = (field: LayoutField): TemplateContent => ({
  ...freshTemplate.content,
  sections: [{ name: 'own', label: 'Fields', fields: [field] }],
});

const show = (field: Partial<LayoutField>) => {
  let latest: LayoutField = { name: 'code', label: 'Code', kind: 'text', required: true, ...field };
  const editor = () => <FieldEditor content={contentWith(latest)} field={latest} section="own" onChange={change} />;
  const change = ({ sections }: TemplateContent): void => {
    latest = sections[0]?.fields[0] ?? latest;
    view.rerender(editor());
  };
  const view = render(editor());
  return () => latest;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the editor of a field', () => {
  it('takes limits of numbers, and says what is none where it stands', () => {
    const field = show({ kind: 'amount' });
    type('Smallest value', '0,01');
    expect(field().min).toBe(0.01);
    type('Smallest value', 'ten');
    screen.getByText('A number is needed here.');
    expect(screen.getByLabelText('Smallest value').getAttribute('aria-invalid')).toBe('true');
    type('Smallest value', '10');
    type('Largest value', '9');
    screen.getByText('Smaller than the smallest value.');
    type('Largest value', '');
    expect(field()).toMatchObject({ min: 10 });
    expect('max' in field()).toBe(false);
    expect(screen.queryByLabelText('Most characters')).toBeNull();
  });

  it('takes the length and the pattern of a text', () => {
    const field = show({});
    type('Most characters', '0');
    screen.getByText('A whole number from 1 to 2048.');
    type('Most characters', '35');
    type('Pattern', '[A-Z');
    screen.getByText('This is no regular expression.');
    type('Pattern', '[A-Z]{4}');
    expect(field()).toMatchObject({ maxLength: 35, pattern: '[A-Z]{4}' });
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('takes choices, each with its own faults, in the order they are put in', () => {
    const field = show({ default: { from: 'literal', value: 'SALA' }, pattern: 'x' });
    type('Kind', 'choice');
    expect(field()).toMatchObject({ choices: [{ value: 'SALA', label: 'SALA' }] });
    press('Add a choice');
    screen.getByText('The value is missing.');
    type('Value 2', 'SALA');
    screen.getByText('This value is there already.');
    type('Value 2', 'PENS');
    type('Words for value 2', 'PENS - pension');
    press('PENS - pension up');
    expect(field().choices?.map(({ value }) => value)).toEqual(['PENS', 'SALA']);
    press('Remove choice 2');
    screen.getByText('The field begins with a value nobody can choose.');
    type('Value', 'PENS');
    press('Remove choice 1');
    screen.getByText('Without a choice nobody can fill in the field.');
  });

  it('takes what a default says besides', () => {
    const field = show({ kind: 'amount' });
    type('Starts with', 'randomAmount');
    type('From', '5.00');
    type('To', 'lots, really');
    screen.getByText(/^An amount such as 10.00/);
    type('To', '7.50');
    expect(field().default).toEqual({ from: 'randomAmount', min: '5.00', max: '7.50' });
    type('Starts with', 'targetDay');
    type('Bank days from today', 'x');
    screen.getByText('A number is needed here.');
    type('Bank days from today', '-2');
    expect(field().default).toEqual({ from: 'targetDay', plus: -2 });
  });
});
