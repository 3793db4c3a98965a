'use client'

import { useForm } from '@payloadcms/ui'
import { flushSync } from 'react-dom'

/**
 * Loads the form from its address again, once it has stopped asking whether to leave: it shows what was saved by other means.
 * It does so immediately: when somebody takes over the document, the form is remounted, and effects of the old one never run.
 */
export function useFormAgain(href: string): () => void {
  const { setModified } = useForm()
  return () => {
    flushSync(() => setModified(false))
    globalThis.location.assign(href)
  }
}
