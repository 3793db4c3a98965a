/**
 * Defect: many controls of the panel show an icon only and have no accessible name, nor a setting or slot to give them
 * one.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/17377 "Admin pagination: previous/next arrow buttons have no accessible name"
 * Remove when: index.test.ts "Payload renders its pagination arrows without a name" fails
 */
'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { nameControls } from './controls'
import { CONTROL_TEXTS } from './texts'

/** Names the controls of the panel, and again after every change of the page. */
export function ControlNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameControls(document, CONTROL_TEXTS[language])
      })
    }
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    update()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language])
  return children
}
