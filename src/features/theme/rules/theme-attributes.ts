import { type StoredThemeSettings, themeOptions } from './theme-settings'

/**
 * The `data-*` attributes for <html>, one per theme option. A value that is missing or no longer valid becomes the
 * default of its option.
 */
export function themeAttributes(settings: StoredThemeSettings): Record<`data-${string}`, string> {
  return Object.fromEntries(
    themeOptions.map(({ name, attribute, options, defaultValue }): [`data-${string}`, string] => {
      const chosen = options.find(({ value }) => value === settings[name])
      return [attribute, chosen?.value ?? defaultValue]
    }),
  )
}
