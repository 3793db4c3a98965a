import { useAllFormFields, useConfig, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { formatAdminURL, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'

/** What a browser still sends of a page that is closed, in all; the rest is for headers and other requests. */
const MAX_BYTES_ON_CLOSING = 60_000

/**
 * Saves what was typed since the last automatic save when the form is left, or its tab is. The browser asks first whether to
 * leave where that is too much to be sent from a page that is closed.
 */
export function useSavedOnLeaving(enabled: boolean): void {
  const { api } = useConfig().config.routes
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [fields] = useAllFormFields()
  const modified = useFormModified()

  const unsaved = useEffectEvent((): string | null => {
    if (!enabled || !modified || !id) return null
    return JSON.stringify({ ...reduceFieldsToValues(fields, true), _status: 'draft' })
  })
  const save = useEffectEvent((isClosing: boolean) => {
    const body = unsaved()
    if (body === null) return
    const query = { autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
    const path = `/${collectionSlug}/${id}?${new URLSearchParams(query)}` as const
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'PATCH', headers, body, keepalive: isClosing }
    // Nobody is there any more to read an error.
    void fetch(formatAdminURL({ apiRoute: api, path }), init).catch(() => undefined)
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (new Blob([unsaved() ?? '']).size > MAX_BYTES_ON_CLOSING) event.preventDefault()
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event)
    const onPageHide = () => save(true)
    // The browser may end a tab in the background without a word.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save(false)
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onHidden)
      save(false)
    }
  }, [])
}
