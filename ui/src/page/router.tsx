import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { bindNavigation } from './navigate.ts';
import { routes } from './routes.tsx';

/** The router with the saved path restored: who signed in comes back to where they wanted to go. */
export const createRouter = () => {
  const router = createBrowserRouter(routes as RouteObject[]);
  bindNavigation((path, options) => void router.navigate(path, options));
  return router;
};
