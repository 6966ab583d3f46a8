import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Menu,
  Tooltip,
} from '@mantine/core';

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;
const primary = steps.map((step) => `var(--primary-${step})`) as unknown as MantineColorsTuple;
const toned = (name: string) => Array.from({ length: 10 }, () => `var(--${name})`) as unknown as MantineColorsTuple;

/** Mantine with our sizes and colours; its own components use the tokens. */
export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: { primary, good: toned('good'), bad: toned('bad') },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: Button.extend({ defaultProps: { size: 'compact-sm' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 26 } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: false, fz: 12 } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } }),
    TextInput: { defaultProps: { size: 'xs' } },
    Textarea: { defaultProps: { size: 'xs' } },
    NumberInput: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: { transitionProps: { duration: 100 }, overlayProps: { backgroundOpacity: 0.4 } } },
  },
});

const tokens = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-color-primary-light-color': 'var(--accent-ink)',
  '--mantine-color-primary-filled': 'var(--accent)',
  '--mantine-color-primary-filled-hover': 'var(--primary-700)',
  '--mantine-color-bad-filled': 'light-dark(#b3261e, #b8352d)',
  '--mantine-color-bad-filled-hover': 'light-dark(#951d17, #a02a23)',
};

/** The same in both colour schemes: the tokens change. */
export const mantineTokens: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.45' },
  light: tokens,
  dark: tokens,
});
