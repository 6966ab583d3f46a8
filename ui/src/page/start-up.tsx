import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { selectStartUp, startUpRequested } from '../start-up/start-up-slice.ts';
import { fallbackTexts } from './fallback-texts.ts';

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

const Loading = () => <div className="stage-bar" aria-busy="true" />;

const loadPages = async (): Promise<ComponentType | undefined> =>
  import('./routed-pages.tsx').then(
    ({ RoutedPages }) => RoutedPages,
    () => undefined,
  );

let early: Promise<ComponentType | undefined> | undefined;

/**
 * Loads the routes with layout and router while the server tells who the user is. The editor is large: at the address of
 * a file it is loaded meanwhile, too. Its route repeats a failed load.
 */
export const loadEarly = (): void => {
  early = loadPages();
  if (window.location.pathname.startsWith('/file/')) import('../file/editor/editor-page.tsx').catch(() => undefined);
};

const Pages = () => {
  const [loaded, setLoaded] = useState<{ readonly Pages: ComponentType | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void (early ?? loadPages()).then((found) => {
      if (found === undefined) early = undefined;
      if (isCurrent) setLoaded({ Pages: found });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (loaded === undefined) return <Loading />;
  return loaded.Pages ? <loaded.Pages /> : <Away />;
};

/** Empty until the user is known; then the routes. */
export const StartUp = () => {
  const startUp = useSelector(selectStartUp);
  switch (startUp.status) {
    case 'loading':
      return <Loading />;
    case 'error':
      return <Away />;
    case 'ready':
      return <Pages />;
  }
};
