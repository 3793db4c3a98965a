import { type StoredThemeSettings, themeOptions } from './theme-settings'

/**
 * The `data-*` attributes for <html>, one per lever. A value that is missing, or that is no longer one of the
 * lever's options, becomes the lever's default.
 */
export function themeAttributes(settings: StoredThemeSettings): Record<`data-${string}`, string> {
  return Object.fromEntries(
    themeOptions.map(({ name, attribute, options, defaultValue }): [`data-${string}`, string] => {
      const chosen = options.find(({ value }) => value === settings[name])
      return [attribute, chosen?.value ?? defaultValue]
    }),
  )
}
