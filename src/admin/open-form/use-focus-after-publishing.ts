import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** After a publication its button is disabled: the focus that was on it goes to the state of the document. */
export function useFocusAfterPublishing(): void {
  const processing = useFormProcessing()
  const isRejected = useFormSubmitted()
  const wasPressed = useRef(false)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      wasPressed.current = target instanceof Element && target.closest('#action-save') !== null
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  const wasProcessing = useRef(false)
  useEffect(() => {
    const isDone = wasProcessing.current && !processing
    wasProcessing.current = processing
    if (!isDone || !wasPressed.current) return
    wasPressed.current = false
    const { activeElement } = document
    // The button may have lost the focus while it was saving.
    const isLost = activeElement === document.body || activeElement?.closest('#action-save')
    if (isLost && !isRejected)
      document.querySelector<HTMLElement>('[data-publication]')?.focus({ preventScroll: true })
  }, [processing, isRejected])
}
