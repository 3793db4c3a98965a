import type { Payload } from 'payload'

import { leadToPreview } from '@/src/features/previews'
import type { PreviewTarget } from '@/src/features/previews/rules/preview'
import { ADMIN_LOCALE, type Locale } from '@/src/lib/constants'
import { previewHref } from '@/src/routing/admin-paths'
import { tokenOf } from './api'
import type { Person } from './tenants'

type Asked = {
  collection?: PreviewTarget['collection']
  id: string
  locale?: Locale
  headers?: Record<string, string>
}

/** Follows the link of the preview button on a host of the panel. @param token of a session of the panel */
export async function followPreviewLink(
  payload: Payload,
  token: string | null,
  { collection = 'pages', id, locale = 'nl', headers = {} }: Asked,
) {
  const cookie = token === null ? '' : `payload-token=${token}`
  const response = await leadToPreview(
    payload,
    collection,
    new Request(`http://localhost${previewHref(ADMIN_LOCALE, collection, id, locale)}`, {
      headers: { host: 'localhost', cookie, ...headers },
    }),
    { params: Promise.resolve({ id }) },
  )
  const location = response.headers.get('location')
  return { status: response.status, location, text: await response.text(), headers: response.headers }
}

/** The URL of a preview that a person asked for in a new session of the panel. */
export async function previewFor(payload: Payload, person: Person, asked: Asked): Promise<URL> {
  const { status, location, text } = await followPreviewLink(payload, await tokenOf(payload, person), asked)
  if (location === null) throw new Error(`There is no preview: ${status} ${text}`)
  return new URL(location)
}
