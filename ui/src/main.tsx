import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyFavicon, reportMissingSheet } from './look-and-feel/apply-stylesheet.ts';
import { startUpRequested } from './start-up/start-up-slice.ts';
import { store } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place to draw in');
reportMissingSheet();
applyFavicon();
store.dispatch(startUpRequested());
createRoot(root).render(<App />);
