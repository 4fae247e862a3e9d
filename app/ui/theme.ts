/** The brand as a Mantine theme: its components read our own custom properties (tokens.css), so both schemes have one source. */
import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'aubergine',
  primaryShade: { light: 7, dark: 3 },
  colors: {
    aubergine: [
      '#f8f1fc',
      '#f0e4f8',
      '#dbbbf8',
      '#c99df0',
      '#b17fdc',
      '#965fc4',
      '#7d43aa',
      '#6a2c91',
      '#541f76',
      '#3c1456',
    ],
  },
  black: '#17111f',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '0.75rem' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'lg' },
      vars: () => ({
        root: { '--button-height': '3rem', '--button-fz': 'var(--size-18)', '--button-padding-x': '1.375rem' },
      }),
      styles: { root: { fontWeight: 600 }, label: { overflow: 'visible' } },
    },
    Input: {
      defaultProps: { size: 'lg' },
      styles: { input: { fontSize: 'var(--size-18)' } },
    },
  },
  variantColorResolver: (input) => {
    if (input.variant === 'filled')
      return {
        background: 'var(--primary)',
        hover: 'var(--primary-hover)',
        color: 'var(--on-primary)',
        border: '1px solid transparent',
      };
    if (input.variant === 'default' || input.variant === 'outline')
      return {
        background: 'transparent',
        hover: 'var(--sunken)',
        color: 'var(--text)',
        border: '1px solid var(--control)',
      };
    if (input.variant === 'light')
      return {
        background: 'var(--primary-soft)',
        hover: 'var(--primary-soft)',
        color: 'var(--primary)',
        border: '1px solid transparent',
      };
    return defaultVariantColorsResolver(input);
  },
});

const ours = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--disabled)',
  '--mantine-color-disabled-color': 'var(--on-disabled)',
  '--mantine-color-disabled-border': 'var(--disabled)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
};
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });
