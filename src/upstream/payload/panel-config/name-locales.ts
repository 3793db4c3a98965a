import type { ClientConfig, Locale } from 'payload'

import type { PanelConfig } from './registry'

type Panel = PanelConfig & { language: string }

/** By Payload's config, which it keeps per language: the same object each time. */
const named = new WeakMap<ClientConfig, ClientConfig>()

/**
 * The config with the name of each locale in the language of the panel. Beside the labels of fields, Payload shows the code
 * of a locale that has a name per language.
 */
function withLocaleNames({ config, language }: Omit<Panel, 'translations'>): ClientConfig {
  const { localization } = config
  if (!localization) return config
  const known = named.get(config)
  if (known) return known
  const locales = localization.locales.map((locale): Locale => ({
    ...locale,
    label: typeof locale.label === 'string' ? locale.label : (locale.label[language] ?? locale.code),
  }))
  const withNames = { ...config, localization: { ...localization, locales } }
  named.set(config, withNames)
  return withNames
}

/** What every page of the panel needs, from Payload's own config. */
export const panelConfig = (panel: Panel): PanelConfig => ({
  config: withLocaleNames(panel),
  translations: panel.translations,
})
