import { toast } from '@payloadcms/ui'

import type { Refusal } from '@/src/admin/dialog/Dialog'
import type { Effects } from '@/src/features/document-versions/server/restore-effects'
import type { Locale } from '@/src/lib/constants'
import { VERSION_TEXTS } from './texts'

/** A version or a document, the language to restore, and that of the panel. */
export type RestoreTarget = { collection: string; id: string; locale: Locale; language: Locale }
export type { Effects }
type Restored = Record<string, unknown> & { message: string; previousVersion: string | null }

async function send<T>(method: 'GET' | 'POST', path: string, language: Locale): Promise<T> {
  const response = await fetch(`/payload-api/${path}`, { method, headers: { 'Accept-Language': language } })
  const body = (await response.json()) as T & { errors?: { message: string }[] }
  if (!response.ok) throw new RestoreError(body.errors?.[0]?.message)
  return body
}

/** What a restore in one language does to the others. @throws as {@link requestRestore} */
export const requestEffects = (
  { collection, id, locale, language }: RestoreTarget,
  of: 'version' | 'published',
): Promise<Effects> => {
  const path = of === 'version' ? `versions/${id}` : `${id}/restore-published`
  return send('GET', `${collection}/${path}/effects?locale=${locale}`, language)
}

/** Makes a version the newest draft. @throws what the server says, as an error with that message */
export const requestRestore = (
  { collection, id, locale, language }: RestoreTarget,
  everywhere: boolean,
): Promise<Restored> =>
  send(
    'POST',
    `${collection}/versions/${id}?${new URLSearchParams({ locale, ...(everywhere && { allLocales: 'true' }) })}`,
    language,
  )

/** Makes what is published in a language the newest draft of a document. @throws as {@link requestRestore} */
export const requestRestorePublished = ({
  collection,
  id,
  locale,
  language,
}: RestoreTarget): Promise<Restored> =>
  send('POST', `${collection}/${id}/restore-published?locale=${locale}`, language)

class RestoreError extends Error {}

/** What a dialog shows of an error: the reason that the server gives, or else `failed`. */
export const refusalOfRestore = (error: unknown, failed: string): Refusal => ({
  message: (error instanceof RestoreError && error.message) || failed,
})

type Done = { restored: Restored; target: RestoreTarget; everywhere: boolean; form: string }

const UNDO = 'gevel-undo-restore'

/** Stores what was restored for {@link offerStoredUndo}, until it is undone or its notice is closed. */
export const storeUndo = (done: Done): void => sessionStorage.setItem(UNDO, JSON.stringify(done))

const forgetUndo = (): void => sessionStorage.removeItem(UNDO)

/** The notice with the undo that is shown now. */
let shown: string | null = null

/** Hides the undo while its document is not open; {@link offerStoredUndo} shows it again there. */
export function hideUndo(): void {
  const id = shown
  shown = null
  if (id !== null) toast.dismiss(id)
}

/** Says what was restored, until it is read, with a button that restores the version before it and opens the form. */
export function offerUndo(done: Done): void {
  const { restored, target, everywhere, form } = done
  const { message, previousVersion } = restored
  const texts = VERSION_TEXTS[target.language]
  const undo = async () => {
    try {
      await requestRestore({ ...target, id: previousVersion ?? '' }, everywhere)
      forgetUndo()
      // A whole load: the form of the document may be open, and keeps its values otherwise.
      window.location.assign(form)
    } catch (error) {
      const refusal = refusalOfRestore(error, texts.failed)
      toast.error('message' in refusal ? refusal.message : texts.failed)
    }
  }
  storeUndo(done)
  // Once, also where React runs effects twice.
  const id = previousVersion ?? message
  shown = id
  toast.success(message, {
    id,
    ...(previousVersion && { action: { label: texts.undo, onClick: () => void undo() } }),
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    // Not called for {@link hideUndo}.
    onDismiss: forgetUndo,
  })
}

/** Offers the undo that was stored for a document, also after it was left or loaded again. */
export function offerStoredUndo(form: string): void {
  const kept = sessionStorage.getItem(UNDO)
  const done = kept === null ? null : (JSON.parse(kept) as Done)
  if (done?.form === form) offerUndo(done)
}
