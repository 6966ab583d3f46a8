type Go = (path: string, options?: { readonly replace?: boolean }) => void;

let go: Go = (path) => window.location.assign(path);

/** The router says here how to move within the page; before that, moving loads a new one. */
export const bindNavigation = (router: Go): void => {
  go = router;
};

/** For sagas and commands, which stand outside the page's components. */
export const navigate: Go = (path, options) => go(path, options);
