import './styles.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { applyFavicon, reportMissingSheet } from './look-and-feel/apply-stylesheet.ts';
import { Toasts } from './notice/toasts.tsx';
import { removeFirstScreen } from './page/first-screen.ts';
import { loadEarly, StartUp } from './page/start-up.tsx';
import { startUpRequested } from './start-up/start-up-slice.ts';
import { store } from './store.ts';

/** The root component of the application in the browser. */
const App = () => (
  <Provider store={store}>
    <StartUp />
    <Toasts />
  </Provider>
);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place to draw in');
reportMissingSheet();
applyFavicon();
// The server's answers take longer than the code: they are requested first.
store.dispatch(startUpRequested());
loadEarly();
removeFirstScreen(root);
createRoot(root).render(<App />);
