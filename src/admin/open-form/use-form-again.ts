'use client'

import { useForm } from '@payloadcms/ui'
import { flushSync } from 'react-dom'

/**
 * Loads the form from its address again, once it has stopped asking whether to leave: it shows what was saved by other means.
 * At once, because a form that was taken over meanwhile is made anew, and nothing runs after this part of it is gone.
 */
export function useFormAgain(href: string): () => void {
  const { setModified } = useForm()
  return () => {
    flushSync(() => setModified(false))
    globalThis.location.assign(href)
  }
}
