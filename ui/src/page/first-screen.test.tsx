import { removeFirstScreen } from './first-screen.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const screen = () => document.getElementById('first-screen');

describe('the first screen', () => {
  const start = (): HTMLElement => {
    document.body.innerHTML = '<div id="root"></div><main id="first-screen"></main>';
    const root = document.getElementById('root') as HTMLElement;
    removeFirstScreen(root);
    return root;
  };

  it('stays while the application shows only that it loads', async () => {
    start().innerHTML = '<div class="stage-bar"></div>';
    await settled();
    expect(screen()).not.toBeNull();
  });

  it('is removed when the application draws a page', async () => {
    const root = start();
    root.innerHTML = '<div class="stage-bar"></div>';
    await settled();
    root.innerHTML = '<div><main></main></div>';
    await settled();
    expect(screen()).toBeNull();
  });
});
