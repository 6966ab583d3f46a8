type Go = (path: string, options?: { readonly replace?: boolean }) => void;

let go: Go = (path) => window.location.assign(path);

/** The router registers its navigation function here; before that, navigation loads a new page. */
export const bindNavigation = (router: Go): void => {
  go = router;
};

/** For sagas and commands, which are not components of the page. */
export const navigate: Go = (path, options) => go(path, options);
