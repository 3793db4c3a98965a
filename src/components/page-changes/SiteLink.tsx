'use client'

import Link from 'next/link'
import { type ComponentProps, useSyncExternalStore } from 'react'

import { needsFullLoad } from './account-boundary'
import { canPrefetch, onConnectionChange } from './connection'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onNavigate' | 'href'> & { href: string }

/**
 * A link that opens a page of this site without a reload, unless that page needs a new document. Does not prefetch on a
 * slow connection (Behaviour: page-prefetch).
 */
export function SiteLink(props: Props) {
  const allowed = useSyncExternalStore(onConnectionChange, canPrefetch, () => false)
  const navigate = (event: { preventDefault: () => void }) => {
    if (!needsFullLoad(props.href)) return
    event.preventDefault()
    location.assign(props.href)
  }
  return <Link {...props} onNavigate={navigate} prefetch={allowed ? null : false} />
}
