import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Button } from '../parts/button.tsx';
import { selectStartUp, startUpRequested } from '../start-up/start-up-slice.ts';
import { fallbackTexts } from './fallback-texts.ts';
import { createRouter } from './router.tsx';

const Away = () => {
  const dispatch = useDispatch();
  const texts = fallbackTexts(navigator.languages);
  return (
    <main className="stage" role="alert">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.body}</p>
      <Button tone="primary" onClick={() => dispatch(startUpRequested())}>
        {texts.retry}
      </Button>
    </main>
  );
};

const Routes = () => {
  const [router] = useState(createRouter);
  // The page can start again: two routers would both handle the browser's back and forward.
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};

/** Empty until the user is known; then the routes. */
export const StartUp = () => {
  const startUp = useSelector(selectStartUp);
  switch (startUp.status) {
    case 'loading':
      return <div className="stage-bar" aria-busy="true" />;
    case 'error':
      return <Away />;
    case 'ready':
      return <Routes />;
  }
};
