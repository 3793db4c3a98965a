'use client'

import { useEffect, useState } from 'react'

import { IconShape } from './IconShape'
import { loadIcon } from './load-icon'

type Props = { name: string; className?: string }

/** An icon that is loaded when shown, for client-rendered content. */
export function OnDemandIcon({ name, className }: Props) {
  const [body, setBody] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    void loadIcon(name, console.warn).then((loaded) => shown && setBody(loaded))
    return () => {
      shown = false
    }
  }, [name])
  return body ? <IconShape body={body} className={className} /> : null
}
