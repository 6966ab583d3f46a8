import { fireEvent, render, screen } from '@testing-library/react';
import { MenuButton } from './menu-button.tsx';

const show = () => {
  const chosen: string[] = [];
  const item = (id: string, more: object = {}) => ({ id, text: id, run: () => chosen.push(id), ...more });
  render(
    <MenuButton
      className="x"
      menuLabel="Orders"
      parts={[
        { items: [item('Open'), item('Send', { disabled: true, reason: 'no engine' })] },
        { items: [item('Delete')] },
      ]}
    >
      More
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.click(button);
  return { chosen, button, menu: screen.getByRole('menu', { name: 'Orders', hidden: true }) };
};

const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('takes the focus, moves it in a circle and restores it', () => {
    const { menu, button } = show();
    expect(focused()).toBe('Open');
    fireEvent.keyDown(menu, { key: 'ArrowUp' });
    expect(focused()).toBe('Delete');
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    expect(focused()).toBe('Open');
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('finds an item by its first letter', () => {
    const { menu } = show();
    fireEvent.keyDown(menu, { key: 'd' });
    expect(focused()).toBe('Delete');
  });

  it('runs the chosen item and closes', () => {
    const { chosen } = show();
    fireEvent.click(screen.getByText('Delete'));
    expect(chosen).toEqual(['Delete']);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  });

  it('shows why an item is unavailable, and does not run it', () => {
    const { chosen } = show();
    expect(screen.getByText('no engine')).toBeTruthy();
    fireEvent.click(screen.getByText('Send'));
    expect(chosen).toEqual([]);
  });

  it('is closed by a second press on its button', () => {
    const { button } = show();
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  });
});
