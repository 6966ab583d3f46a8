import { Provider } from 'react-redux';
import { Toasts } from './notice/toasts.tsx';
import { StartUp } from './page/start-up.tsx';
import { store } from './store.ts';

/** The root component of the application in the browser. */
export const App = () => (
  <Provider store={store}>
    <StartUp />
    <Toasts />
  </Provider>
);
