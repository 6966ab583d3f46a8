import { useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { bindNavigation } from './navigate.ts';
import { routes } from './routes.tsx';

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
