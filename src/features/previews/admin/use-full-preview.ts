import { useModal, usePreferences } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

const PREFERENCE = 'full-preview'
/** Of full-preview.css: a narrower window has no room for the form. */
const WITH_FORM = '(width >= 64rem)'

/** Whether the live preview takes the whole window, as the person left it. */
export function useFullPreview() {
  const { getPreference, setPreference } = usePreferences()
  const { modalState } = useModal()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    void getPreference<boolean>(PREFERENCE).then((stored) => setFull(stored === true))
  }, [getPreference])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-full-preview', isFull)
    return () => document.documentElement.removeAttribute('data-full-preview')
  }, [isFull])
  const toggle = (next: boolean) => {
    setFull(next)
    void setPreference(PREFERENCE, next)
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const isOver = Object.values(modalState ?? {}).some((modal) => modal?.isOpen === true)
    if (event.key === 'Escape' && isFull && !isOver && !event.defaultPrevented) toggle(false)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return {
    isFull,
    toggle,
    /** Shows the form, where the preview covers it. */
    makeRoom: () => {
      if (!window.matchMedia(WITH_FORM).matches) setFull(false)
    },
    /** Shows the preview again, where the form covers it. */
    takeRoom: () => {
      if (!window.matchMedia(WITH_FORM).matches) setFull(true)
    },
  }
}
