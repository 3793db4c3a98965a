'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A moment as lists show it, in the time zone of who looks; the server, which does not know that zone, leaves it out. */
export function LocalTime({ value }: { value: string }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <time dateTime={value}>
      {isBrowser && formatDate({ date: value, i18n, pattern: config.admin.dateFormat })}
    </time>
  )
}
