import { useEffect, useState } from 'react'

import type { Address } from '@/src/features/urls/rules/addresses'
import type { Addresses, Line } from './use-addresses'

type Typed = Readonly<Record<string, string>>

/** A page that nobody sees yet gets the proposal where it has no address, and keeps following its title there. */
const followsTitle = ({ path, proposal, isUsual }: Line): boolean =>
  path === null ? isUsual : path === proposal

/** What the fields show of the addresses that the draft keeps. */
export const typedOf = (kept: readonly Address[] | null | undefined): Typed =>
  Object.fromEntries((kept ?? []).map(({ domain, path }) => [domain, path ?? '']))

/** What is to be saved: only what differs from what is stored, so that a form undoes nothing that somebody else changed. */
export const changesOf = (lines: readonly Line[], valueOf: (line: Line) => string): Address[] =>
  lines.flatMap((line) => {
    const value = valueOf(line)
    return value === (line.path ?? '') ? [] : [{ domain: line.domain, path: value === '' ? null : value }]
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
    setTyped(typedOf(value))
  }
  const lines = addresses?.lines ?? []
  const valueIn = (own: Typed) => (line: Line) => {
    const input = own[line.domain]
    if (input !== undefined) return input
    const follows = addresses && !addresses.isPublished && following?.includes(line.domain)
    return (follows ? line.proposal : null) ?? line.path ?? ''
  }
  const valueOf = valueIn(typed)
  const wanted = JSON.stringify(changesOf(lines, valueOf))
  const isBehind = addresses !== null && !readOnly && wanted !== JSON.stringify(value ?? [])
  // Nobody typed this: a proposal, or the end of a change that was stored. It saves nothing by itself.
  useEffect(() => {
    if (isBehind) setValue(JSON.parse(wanted) as Address[], true)
  }, [isBehind, wanted, setValue])
  const type = (domain: string, path: string) => {
    const next = { ...typed, [domain]: path }
    setTyped(next)
    setValue(changesOf(lines, valueIn(next)))
  }
  return { lines, valueOf, type }
}
