import { useEffect, useState } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { bindNavigation } from './navigate.ts';
import { routes } from './routes.tsx';

/** Loads the code of the page at an address. The router loads it again, from memory, and handles an error. */
const loadPageAt = (address: { readonly pathname: string }): void => {
  for (const { route } of matchRoutes(routes as RouteObject[], address) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
};

// While the server tells who the user is.
loadPageAt(window.location);

/** The router with the stored path restored: after signing in, users return to the requested page. */
const createRouter = () => {
  const router = createBrowserRouter(routes as RouteObject[]);
  bindNavigation((path, options) => void router.navigate(path, options));
  return router;
};

/** All pages behind their routes. */
export const RoutedPages = () => {
  const [router] = useState(createRouter);
  // The page can start again: two routers would both handle the browser's back and forward.
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};
