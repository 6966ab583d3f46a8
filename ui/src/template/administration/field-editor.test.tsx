import '../../testing/jsdom-gaps.fixture.ts';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { FieldEditor } from './field-editor.tsx';
import { freshTemplate } from './template-form.ts';

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
  it('accepts limits of numbers, and shows an error beside an invalid one', () => {
    const field = show({ kind: 'amount' });
    type('Minimum value', '0,01');
    expect(field().min).toBe(0.01);
    type('Minimum value', 'ten');
    screen.getByText('Enter a number.');
    expect(screen.getByLabelText('Minimum value').getAttribute('aria-invalid')).toBe('true');
    type('Minimum value', '10');
    type('Maximum value', '9');
    screen.getByText('The maximum must not be smaller than the minimum.');
    type('Maximum value', '');
    expect(field()).toMatchObject({ min: 10 });
    expect('max' in field()).toBe(false);
    expect(screen.queryByLabelText('Maximum length')).toBeNull();
  });

  it('accepts the length and the pattern of a text', () => {
    const field = show({});
    type('Maximum length', '0');
    screen.getByText('Enter a whole number from 1 to 2,048.');
    type('Maximum length', '35');
    type('Pattern', '[A-Z');
    screen.getByText(/^This regular expression is not supported/);
    type('Pattern', '[A-Z]{4}');
    expect(field()).toMatchObject({ maxLength: 35, pattern: '[A-Z]{4}' });
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('accepts options, each with its own errors, in the order of their entry', () => {
    const field = show({ default: { from: 'literal', value: 'SALA' }, pattern: 'x' });
    type('Type', 'choice');
    expect(field()).toMatchObject({ choices: [{ value: 'SALA', label: 'SALA' }] });
    press('Add option');
    screen.getByText('Enter a value.');
    type('Value 2', 'SALA');
    screen.getByText('This value already exists.');
    type('Value 2', 'PENS');
    type('Label of value 2', 'PENS - pension');
    press('Move PENS - pension up');
    expect(field().choices?.map(({ value }) => value)).toEqual(['PENS', 'SALA']);
    press('Remove option 2');
    screen.getByText('The default value is not one of the options.');
    type('Value', 'PENS');
    press('Remove option 1');
    screen.getByText('Add at least one option.');
  });

  it('accepts the parameters of a default', () => {
    const field = show({ kind: 'amount' });
    type('Default value', 'randomAmount');
    type('Minimum', '5.00');
    type('Maximum', 'lots, really');
    screen.getByText(/^Enter an amount such as 10.00/);
    type('Maximum', '7.50');
    expect(field().default).toEqual({ from: 'randomAmount', min: '5.00', max: '7.50' });
    type('Default value', 'targetDay');
    type('Business days from today', 'x');
    screen.getByText('Enter a number.');
    type('Business days from today', '-2');
    expect(field().default).toEqual({ from: 'targetDay', plus: -2 });
  });
});
