import { cleanup, configure } from '@testing-library/react';
import { setI18n } from 'react-i18next';

// Only ends a query that never finds its element: no test is to fail because the machine is slow.
configure({ asyncUtilTimeout: 240_000 });

// No file begins with the language of an earlier one.
setI18n(undefined);

// The library registers these itself when it is loaded, which is in the first file of a process alone.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(cleanup);
