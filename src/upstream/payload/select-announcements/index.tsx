/**
 * Defect: fields to choose from announce in English, in every language, what is chosen, how many choices there are and which
 * keys there are; what react-select has for other languages cannot be set.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload sets no announcements of react-select" fails
 */
'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { inDutch } from './in-dutch'

type Translation = (english: string) => string | null

/** It announces in English by itself. */
const TRANSLATIONS: LocaleTexts<Translation | null> = { nl: inDutch, en: null }

/** The parts of what a field announces. */
const PARTS = '#aria-selection, #aria-focused, #aria-results, #aria-guidance'

function announcementsIn({ target, addedNodes }: MutationRecord): Element[] {
  const changed = target instanceof Element ? target : target.parentElement
  const part = changed?.closest(PARTS)
  const added = [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => [node, ...node.querySelectorAll(PARTS)])
  return [...(part ? [part] : []), ...added.filter((one) => one.matches(PARTS))]
}

function translate({ firstChild }: Element, translation: Translation): void {
  // React goes on with its own text node.
  const text = firstChild?.nodeValue ? translation(firstChild.nodeValue) : null
  if (firstChild && text !== null) firstChild.nodeValue = text
}

/**
 * Announces in the language of the panel: translated before the browser tells screen readers, as it does after all changes of
 * a moment.
 */
export function SelectAnnouncements({ children }: { children: ReactNode }) {
  const translation = TRANSLATIONS[toLocale(useTranslation().i18n.language)]
  useEffect(() => {
    if (!translation) return undefined
    const observer = new MutationObserver((changes) => {
      for (const element of changes.flatMap(announcementsIn)) translate(element, translation)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [translation])
  return children
}
