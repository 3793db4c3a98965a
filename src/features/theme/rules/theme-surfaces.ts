import type { ThemeSettings } from './theme-settings'

interface Surfaces {
  /** The page itself. */
  ground: `#${string}`
  /** A section a little apart from the page; the harder of the two to be read on. */
  subtle: `#${string}`
  /** Running text. */
  ink: `#${string}`
}

/**
 * The neutral colours under the brand colours. The stylesheet draws with them and the theme module measures
 * contrast against `subtle`, so that a colour that may be read there may be read on `ground` too.
 */
export const themeSurfaces: Record<ThemeSettings['colorMode'], Surfaces> = {
  light: { ground: '#f8fafb', subtle: '#eceff1', ink: '#0c0e10' },
  dark: { ground: '#06090a', subtle: '#0d1416', ink: '#e9f0ee' },
}
