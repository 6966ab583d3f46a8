/** Removes what the server sent for the time until now, once the application draws a page. */
export const removeFirstScreen = (root: HTMLElement): void => {
  const screen = document.getElementById('first-screen');
  if (!screen) return;
  const drawn = new MutationObserver(() => {
    if (!root.querySelector('main')) return;
    drawn.disconnect();
    screen.remove();
  });
  drawn.observe(root, { childList: true, subtree: true });
};
