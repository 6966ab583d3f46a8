import { tabKeyOf } from './tab-key.ts';

const press = (on: Element, key: string, used = false): void => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const use = (pressed: Event) => pressed.preventDefault();
  if (used) on.addEventListener('keydown', use);
  on.dispatchEvent(event);
  on.removeEventListener('keydown', use);
};

const opened = () => {
  const host = document.createElement('div');
  const area = host.appendChild(document.createElement('textarea'));
  document.body.append(host);
  let movesFocus: boolean | undefined = false;
  const code = {
    updateOptions: ({ tabFocusMode }: { tabFocusMode?: boolean }) => {
      movesFocus = tabFocusMode;
    },
  };
  const tabKey = tabKeyOf(host, [code]);
  return { area, tabKey, movesFocus: () => movesFocus };
};

describe('the Tab key in the text', () => {
  it('moves the focus after Escape, in both directions', () => {
    const { area, movesFocus } = opened();
    press(area, 'Escape');
    expect(movesFocus()).toBe(true);
    press(area, 'Shift');
    press(area, 'Tab');
    expect(movesFocus()).toBe(true);
  });

  it('types again once another key was pressed or the text lost the focus', () => {
    const { area, movesFocus } = opened();
    press(area, 'Escape');
    press(area, 'a');
    expect(movesFocus()).toBe(false);
    press(area, 'Escape');
    area.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(movesFocus()).toBe(false);
  });

  it('continues typing after an Escape that closed a list of suggestions', () => {
    const { area, movesFocus } = opened();
    press(area, 'Escape', true);
    expect(movesFocus()).toBe(false);
  });

  it('moves the focus while that mode is on', () => {
    const { area, tabKey, movesFocus } = opened();
    tabKey.setMovesFocus(true);
    press(area, 'a');
    expect(movesFocus()).toBe(true);
  });
});
