import { formatAdminURL } from 'payload/shared'

import type { Refusal } from '@/src/admin/dialog/Dialog'
import type { Locale } from '@/src/lib/constants'

type Draft = { collection: string; locale: Locale; data: Record<string, string> }
type Failed = { errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[] }

export type Stored = { doc: { id: string } & Record<string, unknown> }

const refusalIn = ({ errors }: Failed, fields: readonly string[], fallback: string): Refusal => {
  const invalid = errors?.[0]?.data?.errors ?? []
  const known = invalid.filter(({ path }) => fields.includes(path))
  if (known.length > 0)
    return { fields: Object.fromEntries(known.map(({ path, message }) => [path, message])) }
  return { message: invalid[0]?.message ?? errors?.[0]?.message ?? fallback }
}

/** Stores a draft as the forms of the panel do. @param failed the message where the response has none */
export async function storeDraft(
  apiRoute: string,
  { collection, locale, data }: Draft,
  failed: string,
): Promise<{ stored: Stored } | { refusal: Refusal }> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'null' })
  const url = formatAdminURL({ apiRoute, path: `/${collection}?${query.toString()}` })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  }
  try {
    const response = await fetch(url, init)
    const body: unknown = await response.json()
    return response.ok
      ? { stored: body as Stored }
      : { refusal: refusalIn(body as Failed, Object.keys(data), failed) }
  } catch {
    return { refusal: { message: failed } }
  }
}
