'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { importOptional } from './import-optional'
import type { NoticeProps } from './VersionNotice'

/** A visit that lasts this long, in milliseconds, may see a newer version; the part that looks for one is fetched then. */
const SETTLED = 30_000

/**
 * Looks for newer versions once the page has settled (Behaviour: version-poll). All of it is loaded by then: after a
 * deployment the part that offers it might be gone.
 */
export function VersionWatch(props: NoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      const { VersionNotice } = await importOptional(() => import('./VersionNotice'))
      setNotice(() => VersionNotice)
    }
    // Without it the page is as good as it was.
    const timer = setTimeout(() => void load().catch(() => null), SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return Notice && <Notice {...props} />
}
