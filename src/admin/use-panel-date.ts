'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'

/** Formats a date and time as the whole panel does, in the time zone of the browser; `pattern` as date-fns has it. */
export function usePanelDate() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  return (date: string, pattern: string = config.admin.dateFormat): string =>
    formatDate({ date, i18n, pattern })
}
