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

  it('stays until a page that the server has drawn has its rows', async () => {
    const root = start();
    screen()?.toggleAttribute('inert', true);
    root.innerHTML = '<main><div class="skeletons"></div></main>';
    await settled();
    expect(screen()).not.toBeNull();
    root.innerHTML = '<main><table></table></main>';
    await settled();
    expect(screen()).toBeNull();
  });

  it('is removed at once where this browser shows something else', () => {
    document.documentElement.dataset.firstScreen = 'hidden';
    start();
    delete document.documentElement.dataset.firstScreen;
    expect(screen()).toBeNull();
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
