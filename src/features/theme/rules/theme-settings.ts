import { layoutOptions } from './theme-options-layout'
import { styleOptions } from './theme-options-style'

/**
 * The design levers a domain may pull (docs/design-language.md). Plain data: the domains collection makes a
 * select field of each, the site writes each as a `data-*` attribute on <html>, and the stylesheet does the rest.
 */
export const themeOptions = [...styleOptions, ...layoutOptions] as const

type Lever = (typeof themeOptions)[number]

/** The value of every lever, as chosen on a domain. */
export type ThemeSettings = { [L in Lever as L['name']]: L['options'][number]['value'] }

/** What the domains collection may hand over: any lever may be missing. */
export type StoredThemeSettings = { [K in keyof ThemeSettings]?: ThemeSettings[K] | null }
