'use client'

import { usePanelDate } from '@/src/admin/use-panel-date'
import type { Locale } from '@/src/lib/constants'
import { shortZoneName } from './time-zone'

/** `24 Nov 2026, 09:00 CET`: in the time zone of the browser, which it names. */
export function useZonedDate(language: Locale) {
  const dateText = usePanelDate()
  return (at: string): string => `${dateText(at)} ${shortZoneName(language, at)}`.trim()
}
