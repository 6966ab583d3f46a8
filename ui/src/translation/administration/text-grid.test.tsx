import '../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { CellEditor, type Step } from './cell-editor.tsx';
import { tableOf } from './table.ts';
import { moveCell } from './use-text-grid.ts';

const row = { key: 'hello', own: { en: 'Hello {{name}}', de: 'Hallo {{name}}' }, written: {} };
const table = tableOf(['en', 'de'], [row]);

const edit = () => {
  const taken: [string, Step][] = [];
  const left: true[] = [];
  render(
    <CellEditor
      table={table}
      language="de"
      textKey="hello"
      original="Hello {{name}}"
      text="Hallo {{name}}"
      onTake={(text, step) => void taken.push([text, step])}
      onLeave={() => void left.push(true)}
    />,
  );
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(field, { key, shiftKey });
  return { field, type, press, taken, left };
};

beforeAll(speakEnglish);

describe('editing a text in its cell', () => {
  it('ends with Enter and Tab, which move in different directions', () => {
    const { type, press, taken } = edit();
    type('Servus {{name}}');
    press('Enter');
    press('Tab');
    press('Tab', true);
    expect(taken).toEqual([
      ['Servus {{name}}', 'down'],
      ['Servus {{name}}', 'right'],
      ['Servus {{name}}', 'left'],
    ]);
  });

  it('does not end with wrong placeholders, nor with an empty text', () => {
    const { field, type, press, taken } = edit();
    type('Servus {{nmae}}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('name is missing');
    screen.getByText('nmae is not a known placeholder');
    press('Enter');
    type(' ');
    press('Enter');
    expect(taken).toEqual([]);
  });

  it('is cancelled by Escape, and Shift+Enter inserts a line break', () => {
    const { type, press, taken, left } = edit();
    type('Servus {{name}}');
    press('Enter', true);
    press('Escape');
    expect([taken, left]).toEqual([[], [true]]);
  });

  it('inserts a missing placeholder on a click', () => {
    const { field, type } = edit();
    type('Servus ');
    fireEvent.click(screen.getByText('name is missing'));
    expect((field as HTMLTextAreaElement).value).toBe('Servus {{name}}');
  });
});

describe('the keyboard in the grid', () => {
  const parts = { table, rows: ['a', 'b', 'c'].map((key) => ({ ...row, key })), languages: ['en', 'de'] };
  it('starts at the first cell and stops at the ends', () => {
    expect(moveCell(parts, undefined, 1, 0)).toEqual({ key: 'a', language: 'en' });
    expect(moveCell(parts, { key: 'c', language: 'de' }, 1, 1)).toEqual({ key: 'c', language: 'de' });
    expect(moveCell(parts, { key: 'b', language: 'en' }, -5, 1)).toEqual({ key: 'a', language: 'de' });
    expect(moveCell({ ...parts, rows: [] }, undefined, 1, 0)).toBeUndefined();
  });
});
