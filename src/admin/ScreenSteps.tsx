'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

type Props = {
  title: string
  /** The screen that this one is part of. */
  parent?: string
  parentHref?: string
}

/** Names a screen outside the collections in the path at the top of the panel. */
export function ScreenSteps({ title, parent, parentHref }: Props) {
  const { setStepNav } = useStepNav()
  useEffect(
    () => setStepNav([...(parent ? [{ label: parent, url: parentHref }] : []), { label: title }]),
    [parent, parentHref, setStepNav, title],
  )
  return null
}
