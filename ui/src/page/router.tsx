import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { bindNavigation } from './navigate.ts';
import { routes } from './routes.tsx';

/** The router with the stored path restored: after signing in, users return to the requested page. */
export const createRouter = () => {
  const router = createBrowserRouter(routes as RouteObject[]);
  bindNavigation((path, options) => void router.navigate(path, options));
  return router;
};
