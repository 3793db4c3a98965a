import { useEffect, useState } from 'react'

import { type Address, CLEARED } from '@/src/features/urls/rules/addresses'
import type { Addresses, Line } from './use-addresses'

type Typed = Readonly<Record<string, string>>

/** A page that nobody sees yet gets the proposal where it has no address, and keeps following its title there. */
const followsTitle = ({ path, proposal, isUsual }: Line): boolean =>
  path === null ? isUsual : path === proposal

/** What the fields show of the addresses that the draft keeps; one that was cleared may have been added elsewhere since. */
export const typedOf = (
  kept: readonly Address[] | null | undefined,
  lines: readonly Pick<Line, 'domain' | 'path'>[],
): Typed => {
  const isStored = (domain: string) => lines.some((line) => line.domain === domain && line.path !== null)
  const known = (kept ?? []).filter(({ domain, path }) => path !== CLEARED || !isStored(domain))
  return Object.fromEntries(known.map(({ domain, path }) => [domain, path ?? '']))
}

/**
 * What is to be saved: only what differs from what is stored, so that a form undoes nothing that somebody else changed, and
 * what was cleared where an address would be proposed.
 */
export const changesOf = (
  lines: readonly Line[],
  valueOf: (line: Line) => string,
  isCleared: (line: Line) => boolean,
): Address[] =>
  lines.flatMap((line) => {
    const [value, { domain, path }] = [valueOf(line), line]
    if (value !== (path ?? '')) return [{ domain, path: value === '' ? null : value }]
    return path === null && isCleared(line) ? [{ domain, path: CLEARED }] : []
  })

type FormField = {
  value: Address[] | null | undefined
  setValue: (value: Address[], keepsUnmodified?: boolean) => void
}

/** The path that each domain’s field shows. The value of the form is kept equal to what is to be saved. */
export function useAddressLines(
  addresses: Addresses | null,
  { value, setValue }: FormField,
  readOnly: boolean,
) {
  const [typed, setTyped] = useState<Typed>({})
  const [following, setFollowing] = useState<readonly string[] | null>(null)
  if (addresses && following === null) {
    setFollowing(addresses.lines.filter(followsTitle).map(({ domain }) => domain))
    // By now the form has its values.
    setTyped(typedOf(value, addresses.lines))
  }
  const lines = addresses?.lines ?? []
  const valueIn = (own: Typed) => (line: Line) => {
    const input = own[line.domain]
    if (input !== undefined) return input
    const follows = addresses && !addresses.isPublished && following?.includes(line.domain)
    return (follows ? line.proposal : null) ?? line.path ?? ''
  }
  const changesIn = (own: Typed) => {
    const isCleared = ({ domain }: Line) => addresses?.isPublished === false && own[domain] === ''
    return changesOf(lines, valueIn(own), isCleared)
  }
  const valueOf = valueIn(typed)
  const wanted = JSON.stringify(changesIn(typed))
  const isBehind = addresses !== null && !readOnly && wanted !== JSON.stringify(value ?? [])
  // Nobody typed this: a proposal, or the end of a change that was stored. It saves nothing by itself.
  useEffect(() => {
    if (isBehind) setValue(JSON.parse(wanted) as Address[], true)
  }, [isBehind, wanted, setValue])
  const type = (domain: string, path: string) => {
    const next = { ...typed, [domain]: path }
    setTyped(next)
    setValue(changesIn(next))
  }
  return { lines, valueOf, type }
}
