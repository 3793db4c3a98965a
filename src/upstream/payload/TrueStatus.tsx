/**
 * Defect: whether a form has changes to publish is counted from the versions of all languages: after an autosave of another
 * language the status says “published” and the publish button is disabled, although this language has changed. Nor does the
 * form notice what another tab has published or saved. What the publish button has only scheduled counts as published.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: TrueStatus.test.ts "Payload counts an autosave of another language" fails
 */
'use client'

import { toast, useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: {
    elsewhere: 'Dit document is intussen ergens anders gewijzigd.',
    reload: 'De nieuwste versie tonen',
  },
  en: {
    elsewhere: 'This document was changed elsewhere in the meantime.',
    reload: 'Show the newest version',
  },
} satisfies LocaleTexts<unknown>

type Saved = { _status?: string; updatedAt?: string }

async function readSaved(path: string, draft: boolean): Promise<Saved> {
  const response = await fetch(`${path}&draft=${draft}&depth=0&select[_status]=true&select[updatedAt]=true`)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Saved
}

/** In a form of a document with drafts: keeps status and publish button true for the language that is edited. */
export function TrueStatus() {
  const { id, collectionSlug, data, hasPublishedDoc, unpublishedVersionCount, ...setters } = useDocumentInfo()
  const { setHasPublishedDoc, setUnpublishedVersionCount } = setters
  const { code: locale } = useLocale()
  const modified = useFormModified()
  const { i18n } = useTranslation()
  const { _status: status, updatedAt }: Saved = data ?? {}

  const isChanged = useRef<boolean | null>(null)
  const tell = useCallback(
    (changed: boolean) => {
      isChanged.current = changed
      setUnpublishedVersionCount(changed ? 1 : 0)
    },
    [setUnpublishedVersionCount],
  )
  useEffect(() => {
    if (id) tell(status === 'draft')
  }, [id, data, status, tell])
  useEffect(() => {
    // The publish button counts no changes any more after all that it saved, also after what was only scheduled, and an
    // automatic save counts one more, also where there was nothing to save.
    if (isChanged.current !== null && isChanged.current !== unpublishedVersionCount > 0)
      setUnpublishedVersionCount(isChanged.current ? 1 : 0)
  }, [unpublishedVersionCount, setUnpublishedVersionCount])

  const wasPublic = useRef(hasPublishedDoc)
  useEffect(() => {
    // The publish button says so of all that it saved, also of what was only scheduled.
    if (hasPublishedDoc && !wasPublic.current && status === 'draft') {
      setHasPublishedDoc(false)
      tell(true)
    } else wasPublic.current = hasPublishedDoc
  }, [hasPublishedDoc, status, setHasPublishedDoc, tell])

  const announce = useEffectEvent(({ updatedAt: newest }: Saved) => {
    // While something is typed, the newest version may be its autosave.
    if (modified || !newest || !updatedAt || newest <= updatedAt) return
    const texts = TEXTS[toLocale(i18n.language)]
    toast.warning(texts.elsewhere, {
      id: 'changed-elsewhere',
      duration: Number.POSITIVE_INFINITY,
      action: { label: texts.reload, onClick: () => window.location.reload() },
    })
  })
  const compare = useEffectEvent(async () => {
    if (!id || document.visibilityState !== 'visible') return
    const path = `/payload-api/${collectionSlug}/${id}?locale=${locale}`
    const [newest, published] = await Promise.all([readSaved(path, true), readSaved(path, false)])
    wasPublic.current = published._status === 'published'
    setHasPublishedDoc(wasPublic.current)
    tell(newest._status === 'draft')
    announce(newest)
  })
  useEffect(() => {
    // Without an answer the form merely stays as it is.
    const onReturn = () => void compare().catch(() => undefined)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  return null
}
