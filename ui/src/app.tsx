import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { Provider } from 'react-redux';
import { mantineTokens, theme } from './look-and-feel/theme.ts';
import { StartUp } from './page/start-up.tsx';
import { store } from './store.ts';

const colorSchemes = localStorageColorSchemeManager({ key: 'clearbench-color-scheme' });

/** The whole product in the browser. */
export const App = () => (
  <Provider store={store}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineTokens}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <Notifications position="bottom-right" limit={4} zIndex={400} />
      <StartUp />
    </MantineProvider>
  </Provider>
);
