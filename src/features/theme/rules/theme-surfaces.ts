import type { ThemeSettings } from './theme-settings'

interface Surfaces {
  /** The page background. */
  ground: `#${string}`
  /** The background of sections that stand out; text has less contrast on it than on `ground`. */
  subtle: `#${string}`
  /** Running text. */
  ink: `#${string}`
}

/**
 * The neutral colours. Contrast is measured against `subtle`, because text that is readable there is readable on
 * `ground` too.
 */
export const themeSurfaces: Record<ThemeSettings['colorMode'], Surfaces> = {
  light: { ground: '#f8fafb', subtle: '#eceff1', ink: '#0c0e10' },
  dark: { ground: '#06090a', subtle: '#0d1416', ink: '#e9f0ee' },
}
