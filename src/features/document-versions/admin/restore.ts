import { toast } from '@payloadcms/ui'

import type { Refusal } from '@/src/admin/dialog/Dialog'
import type { Locale } from '@/src/lib/constants'
import { VERSION_TEXTS } from './texts'

type Target = { collection: string; id: string; locale: Locale; language: Locale }
type Restored = Record<string, unknown> & { message: string; previousVersion: string | null }

async function post(path: string, language: Locale): Promise<Restored> {
  const response = await fetch(`/payload-api/${path}`, {
    method: 'POST',
    headers: { 'Accept-Language': language },
  })
  const body = (await response.json()) as Restored & { errors?: { message: string }[] }
  if (!response.ok) throw new RestoreError(body.errors?.[0]?.message)
  return body
}

/** Makes a version the newest draft. @throws what the server says, as an error with that message */
export const requestRestore = (
  { collection, id, locale, language }: Target,
  everywhere: boolean,
): Promise<Restored> =>
  post(
    `${collection}/versions/${id}?${new URLSearchParams({ locale, ...(everywhere && { allLocales: 'true' }) })}`,
    language,
  )

/** Makes what is published in a language the newest draft of a document. @throws as {@link requestRestore} */
export const requestRestorePublished = ({ collection, id, locale, language }: Target): Promise<Restored> =>
  post(`${collection}/${id}/restore-published?locale=${locale}`, language)

class RestoreError extends Error {}

/** What a dialog shows of an error: the reason that the server gives, or else `failed`. */
export const refusalOfRestore = (error: unknown, failed: string): Refusal => ({
  message: (error instanceof RestoreError && error.message) || failed,
})

type Done = { restored: Restored; target: Target; everywhere: boolean; form: string }

/** Says what was restored, until it is read, with a button that restores the version before it and opens the form. */
export function offerUndo({ restored: { message, previousVersion }, target, everywhere, form }: Done): void {
  const texts = VERSION_TEXTS[target.language]
  const undo = async () => {
    try {
      await requestRestore({ ...target, id: previousVersion ?? '' }, everywhere)
      // A whole load: the form of the document may be open, and keeps its values otherwise.
      window.location.assign(form)
    } catch (error) {
      const refusal = refusalOfRestore(error, texts.failed)
      toast.error('message' in refusal ? refusal.message : texts.failed)
    }
  }
  toast.success(message, {
    // Once, also where React runs effects twice.
    id: previousVersion ?? message,
    ...(previousVersion && { action: { label: texts.undo, onClick: () => void undo() } }),
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
  })
}

const UNDO = 'gevel-undo-restore'

/** Keeps what was restored for {@link offerKeptUndo}, over a whole load of the form. */
export const keepUndo = (done: Done): void => sessionStorage.setItem(UNDO, JSON.stringify(done))

/** Offers the undo that was kept for a document. */
export function offerKeptUndo(form: string): void {
  const kept = sessionStorage.getItem(UNDO)
  const done = kept === null ? null : (JSON.parse(kept) as Done)
  if (done?.form !== form) return
  sessionStorage.removeItem(UNDO)
  offerUndo(done)
}
