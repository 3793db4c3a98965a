import type { Refusal } from '@/src/admin/dialog/Dialog'
import type { Locale } from '@/src/lib/constants'

type Version = { collection: string; id: string; locale: Locale; everywhere: boolean; language: Locale }
type Restored = { message: string; previousVersion: string | null }

/** Makes a version the newest draft. @throws what the server says, as an error with that message */
export async function requestRestore({ collection, id, locale, everywhere, language }: Version) {
  const query = new URLSearchParams({ locale, ...(everywhere && { allLocales: 'true' }) })
  const response = await fetch(`/payload-api/${collection}/versions/${id}?${query}`, {
    method: 'POST',
    headers: { 'Accept-Language': language },
  })
  const body = (await response.json()) as Restored & { errors?: { message: string }[] }
  if (!response.ok) throw new RestoreError(body.errors?.[0]?.message)
  return body
}

class RestoreError extends Error {}

/** What a dialog shows of an error: the reason that the server gives, or else `failed`. */
export const refusalOfRestore = (error: unknown, failed: string): Refusal => ({
  message: (error instanceof RestoreError && error.message) || failed,
})
