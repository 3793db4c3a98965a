/**
 * Defect: many controls of the panel show an icon only and have no accessible name, or an English one in every language as
 * those of rich text, nor a setting or slot to give them one. The message of each field is a landmark.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/17377 "Admin pagination: previous/next arrow buttons have no accessible name"
 * Remove when: index.test.ts "Payload renders its pagination arrows without a name" fails
 */
'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { bindLabels } from '../drawer-labels'
import { useEachChange } from './use-each-change'
import { nameControls } from './controls'
import { CONTROL_TEXTS } from './texts'

/** Names the controls of the panel, and again after every change of the page. */
export function ControlNames({ children }: { children: ReactNode }) {
  const language = toLocale(useTranslation().i18n.language)
  const update = useCallback(() => {
    nameControls(document, CONTROL_TEXTS[language])
    bindLabels(document)
  }, [language])
  useEachChange(update)
  return children
}
