'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { importOptional } from './import-optional'
import type { NoticeProps } from './VersionNotice'

/** Milliseconds after which the code that checks for versions is loaded. */
const LOAD_DELAY_MS = 30_000

/**
 * Checks for newer versions (Behaviour: version-poll). Loads the notice too before the first check, because after a
 * deployment its chunk might be gone.
 */
export function VersionWatch(props: NoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      const { VersionNotice } = await importOptional(() => import('./VersionNotice'))
      setNotice(() => VersionNotice)
    }
    // The page works without it.
    const timer = setTimeout(() => void load().catch(() => null), LOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return Notice && <Notice {...props} />
}
