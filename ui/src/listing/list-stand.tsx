import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

/** For component tests only: jsdom lays nothing out, so a list is told that it is 640 px high. */
export const layOut = (): void => {
  for (const [name, value] of Object.entries({
    clientHeight: 640,
    clientWidth: 1200,
    offsetHeight: 640,
    offsetWidth: 1200,
  }))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  HTMLElement.prototype.scrollTo = () => undefined;
};

/** Keeps every action a page sends; no saga answers it. */
export const recorder =
  (seen: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    seen.push(action as UnknownAction);
    return next(action);
  };

/** Says which address the page has gone to. */
export const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
};
export const where = () => screen.getByTestId('where').textContent;

export const press = (key: string, held: object = {}) => fireEvent.keyDown(screen.getByRole('grid'), { key, ...held });
