type NavigateTo = (path: string, options?: { readonly replace?: boolean }) => void;

let go: NavigateTo = (path) => window.location.assign(path);

/** The router registers its navigation function here; before that, navigation loads a new page. */
export const bindNavigation = (router: NavigateTo): void => {
  go = router;
};

/** For sagas and commands, which are not components of the page. */
export const navigate: NavigateTo = (path, options) => go(path, options);
