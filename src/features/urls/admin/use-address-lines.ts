import { useEffect, useRef, useState } from 'react'

import type { Address } from '@/src/features/urls/rules/addresses'
import type { Addresses, Line } from './use-addresses'

type Typed = Readonly<Record<string, string>>

/** A page that nobody sees yet gets the proposal where it has no address, and keeps following its title there. */
const followsTitle = ({ path, proposal, isUsual }: Line): boolean =>
  path === null ? isUsual : path === proposal

/**
 * The path that each domain’s field shows, and what is to be saved: only what differs from what is stored, so that a form
 * that was open for long does not undo what somebody else changed.
 */
export function useAddressLines(addresses: Addresses | null) {
  const [typed, setTyped] = useState<Typed>({})
  const [following, setFollowing] = useState<readonly string[] | null>(null)
  if (addresses && following === null)
    setFollowing(addresses.lines.filter(followsTitle).map(({ domain }) => domain))
  const valueOf = ({ domain, path, proposal }: Line): string => {
    const own = typed[domain]
    if (own !== undefined) return own
    const follows = addresses && !addresses.isPublished && following?.includes(domain)
    return (follows ? proposal : null) ?? path ?? ''
  }
  const changes = (addresses?.lines ?? []).flatMap((line): Address[] => {
    const value = valueOf(line)
    return value === (line.path ?? '') ? [] : [{ domain: line.domain, path: value === '' ? null : value }]
  })
  const type = (domain: string, path: string) => setTyped((before) => ({ ...before, [domain]: path }))
  return { valueOf, changes, type, hasTyped: Object.keys(typed).length > 0 }
}

type Change = { wanted: string; put: string | null; hasTyped: boolean }

/**
 * Whether a value of the form is what somebody typed. A proposal is not, nor what is put back after a save took it away, nor
 * that everything is stored: each would save the page again, as a draft that changes nothing.
 */
export const isInput = ({ wanted, put, hasTyped }: Change): boolean =>
  hasTyped && wanted !== put && wanted !== '[]'

type FormField = { value: unknown; setValue: (value: unknown, keepsUnmodified?: boolean) => void }

/** Keeps the field of the form equal to the changes; the server’s answer to a save has none. */
export function useFormValue({ value, setValue }: FormField, changes: readonly Address[], hasTyped: boolean) {
  const wanted = JSON.stringify(changes)
  const current = JSON.stringify(value ?? [])
  const put = useRef<string | null>(null)
  useEffect(() => {
    if (wanted !== current) setValue(JSON.parse(wanted), !isInput({ wanted, put: put.current, hasTyped }))
    put.current = wanted
  }, [wanted, current, setValue, hasTyped])
}
