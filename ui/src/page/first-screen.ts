/** The page is there: with its content if the server has drawn that. */
const isDrawn = (root: HTMLElement, screen: HTMLElement): boolean =>
  root.querySelector('main') !== null && !(screen.hasAttribute('inert') && root.querySelector('.skeletons'));

/** Removes what the server sent for the time until now, once the application draws a page. */
export const removeFirstScreen = (root: HTMLElement): void => {
  const screen = document.getElementById('first-screen');
  if (!screen) return;
  const drawn = new MutationObserver(() => {
    if (!isDrawn(root, screen)) return;
    drawn.disconnect();
    screen.remove();
  });
  drawn.observe(root, { childList: true, subtree: true });
  // The screen does not show what this browser would.
  if (document.documentElement.dataset.firstScreen === 'hidden') screen.remove();
};
