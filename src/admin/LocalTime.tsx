'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'

import { useIsBrowser } from '@/src/components/ui/use-is-browser'

type Props = {
  value: string
  /** As date-fns has it; by default that of the panel. */
  pattern?: string
}

/** A date and time in the browser's time zone. The server does not know that zone, so it renders no text. */
export function LocalTime({ value, pattern }: Props) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const isBrowser = useIsBrowser()
  return (
    <time dateTime={value}>
      {isBrowser && formatDate({ date: value, i18n, pattern: pattern ?? config.admin.dateFormat })}
    </time>
  )
}
