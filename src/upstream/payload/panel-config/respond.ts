import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { Payload } from 'payload'

import { DAY_SECONDS } from '@/src/lib/durations'
import { panelConfig } from './name-locales'
import { panelConfigText } from './pack'
import { type PanelConfig, panelConfigs } from './registry'
import { requestI18n } from './request-i18n'

const NOT_STORED = 'private, no-store'

/** The config in the language of a request. */
async function currentConfig({ config }: Payload, headers: Headers): Promise<PanelConfig> {
  const i18n = await requestI18n(config, headers)
  return panelConfig({ ...i18n, config: getClientConfig({ config, i18n, importMap: {}, user: true }) })
}

/**
 * The config of the panel, for whoever has a session. Another node may have rendered the page, or another build: a name
 * that this one does not know gets the config that it has.
 */
export async function respondPanelConfig(
  payload: Payload,
  { headers }: Request,
  hash: string,
): Promise<Response> {
  const { user } = await payload.auth({ headers })
  if (!user) {
    const headersOfError = { 'cache-control': NOT_STORED }
    return Response.json(
      { errors: [{ message: 'Sign in first.' }] },
      { status: 401, headers: headersOfError },
    )
  }
  const known = panelConfigs().get(hash)
  const text = panelConfigText(known ?? (await currentConfig(payload, headers)))
  const caching = known ? `private, max-age=${365 * DAY_SECONDS}, immutable` : NOT_STORED
  return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': caching } })
}
