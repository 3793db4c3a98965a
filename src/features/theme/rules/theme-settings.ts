import { layoutOptions } from './theme-options-layout'
import { styleOptions } from './theme-options-style'

/**
 * The theme options of a domain (docs/design-language.md). The domains collection derives a select field from each, and
 * the site writes each as a `data-*` attribute on <html>, which the stylesheet uses.
 */
export const themeOptions = [...styleOptions, ...layoutOptions] as const

type Option = (typeof themeOptions)[number]

/** The value of every theme option of a domain. */
export type ThemeSettings = { [O in Option as O['name']]: O['options'][number]['value'] }

/** The settings as stored, where any may be missing. */
export type StoredThemeSettings = { [K in keyof ThemeSettings]?: ThemeSettings[K] | null }
