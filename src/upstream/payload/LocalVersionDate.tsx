/**
 * Defect: the breadcrumb of a version has the time at which it was saved in the time zone of the server.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: LocalVersionDate.test.ts "Payload writes the date of a version on the server" fails
 */
'use client'

import { useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useEffect } from 'react'

/** Beside the comparison of a version: writes its date in the breadcrumb in the time zone of the reader. */
export function LocalVersionDate({ savedAt }: { savedAt: string }): null {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { stepNav, setStepNav } = useStepNav()
  const label = formatDate({ date: savedAt, i18n, pattern: config.admin.dateFormat })
  useEffect(() => {
    const [list, version] = stepNav.slice(-2)
    if (version && list?.url?.endsWith('/versions') && version.label !== label)
      setStepNav([...stepNav.slice(0, -1), { ...version, label }])
  }, [label, setStepNav, stepNav])
  return null
}
