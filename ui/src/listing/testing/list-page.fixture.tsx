import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

/** For component tests only: jsdom has no layout, so a list gets a height of 640 px. */
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

/** Records every action of a page; no saga handles it. */
export const recorder =
  (seen: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    seen.push(action as UnknownAction);
    return next(action);
  };

/** Shows the current address. */
export const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
};
export const where = () => screen.getByTestId('where').textContent;

export const press = (key: string, held: object = {}) =>
  fireEvent.keyDown(document.querySelector('[role$="grid"]') as HTMLElement, { key, ...held });
