import pLimit from 'p-limit'

import type { Locale } from '@/src/lib/constants'
import { allUploads, changeUpload } from './upload-queue'
import { type Upload, unsavedTexts } from './uploads'

const AT_ONCE = 3

async function saveOf({ id, tenant, state, altTexts }: Upload, locale: Locale): Promise<void> {
  if (state.name !== 'done') return
  const alt = (altTexts[locale] ?? '').trim()
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/images/{uuid}', {
    method: 'patch',
    params: { uuid: state.image.id },
    query: { locale },
    tenant,
    body: { alt: alt || null },
  })
  const stored = allUploads().find((upload) => upload.id === id)?.stored
  changeUpload(id, { stored: { ...stored, [locale]: alt } })
}

/** Stores the alt texts that were typed. @returns how many were not stored, and can be tried again */
export async function saveAltTexts(uploads: readonly Upload[]): Promise<number> {
  const limit = pLimit(AT_ONCE)
  const saved = await Promise.allSettled(
    uploads.map((upload) =>
      // The languages of one image after each other: they change the same document.
      limit(async () => {
        for (const locale of unsavedTexts(upload)) await saveOf(upload, locale)
      }),
    ),
  )
  return saved.filter(({ status }) => status === 'rejected').length
}
