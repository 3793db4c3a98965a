'use client'

import Link from 'next/link'
import { type ComponentProps, useSyncExternalStore } from 'react'

import { mayPrefetch, onConnectionChange } from './connection'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/** A link that opens a page of this site in place. §9: nothing is fetched ahead on a connection that is spared. */
export function SiteLink(props: Props) {
  const allowed = useSyncExternalStore(onConnectionChange, mayPrefetch, () => false)
  return <Link {...props} prefetch={allowed ? null : false} />
}
