import { initI18n } from '@payloadcms/translations'
import { getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'

/** The texts of the panel in the language of a request, as Payload's pages have them. */
export function requestI18n(config: SanitizedConfig, headers: Headers) {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  return initI18n({ config: config.i18n, context: 'client', language })
}
