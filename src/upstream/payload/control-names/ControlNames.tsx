'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

import { adminLanguage } from '@/src/i18n/admin-language'
import { nameControls } from './controls'
import { CONTROL_TEXTS } from './texts'

/** Gives the controls that Payload leaves without a name one; it has no setting or slot for them. */
export function ControlNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameControls(document, CONTROL_TEXTS[language])
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language])
  return children
}
