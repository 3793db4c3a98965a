import type { FormField } from 'payload'
import { useEffect, useRef, useState } from 'react'

import { byHand } from '@/src/admin/history/by-hand'
import { reviveWith } from '@/src/admin/history/revived'
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

type Field = {
  value: Address[] | null | undefined
  setValue: (value: Address[], keepsUnmodified?: boolean) => void
  /** The state of the field in the form. */
  state: FormField | undefined
}

/** What each domain’s field shows. */
type Shown = Typed

/** What is to count as typed for the fields to show again what they showed, also once a save under way has stored another. */
export const typedAgain = (former: Shown, now: Shown, typed: Typed): Typed => ({
  ...typed,
  ...Object.fromEntries(Object.entries(former).filter(([domain, path]) => now[domain] !== path)),
})

/** What is typed, by a value with which undoing brings a former state back. */
const revived = new WeakMap<object, Typed>()

type Revival = {
  shown: Shown
  typed: Typed
  revive: (former: Shown) => Address[]
  setTyped: (typed: Typed) => void
}

/** Undoing and doing again bring back what the fields showed. @returns whether they show that now */
function useRevival(
  { value, state }: Pick<Field, 'value' | 'state'>,
  { shown, typed, revive, setTyped }: Revival,
): boolean {
  const [adopted, setAdopted] = useState<Typed>()
  const again = value ? revived.get(value) : undefined
  if (again && again !== adopted) {
    setAdopted(again)
    setTyped(again)
  }
  const latest = useRef(revive)
  useEffect(() => {
    latest.current = revive
    if (state) reviveWith(state, () => latest.current(shown))
  })
  return typed === adopted
}

type Equal = { setValue: Field['setValue']; isRevived: boolean }

/**
 * Keeps the value of the form equal to what is to be saved. Nobody typed that: it is a proposal, or the end of a change that
 * was stored. It saves nothing by itself, unless a save that was under way when something was undone stored that.
 * @param wanted as JSON; null where it is the value
 * @returns a function that takes note of what was typed last: the form may show it later
 */
function useEqualValue(wanted: string | null, { setValue, isRevived }: Equal) {
  const lastTyped = useRef('')
  useEffect(() => {
    if (wanted === null) return
    const changes = JSON.parse(wanted) as Address[]
    setValue(wanted === lastTyped.current ? byHand(changes) : changes, !isRevived)
  }, [wanted, setValue, isRevived])
  return (changes: Address[]) => void (lastTyped.current = JSON.stringify(changes))
}

/** The path that each domain’s field shows. The value of the form is kept equal to what is to be saved. */
export function useAddressLines(
  addresses: Addresses | null,
  { value, setValue, state }: Field,
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
  const shown: Shown = Object.fromEntries(lines.map((line) => [line.domain, valueOf(line)]))
  const revive = (former: Shown): Address[] => {
    const next = typedAgain(former, shown, typed)
    const changes = changesIn(next)
    revived.set(changes, next)
    return changes
  }
  const wanted = JSON.stringify(changesIn(typed))
  const isEqual = wanted === JSON.stringify(value ?? [])
  // The form may show what was typed later than this does.
  const isRevived = useRevival(
    { value, state: addresses && isEqual ? state : undefined },
    { shown, typed, revive, setTyped },
  )
  const isBehind = addresses !== null && !readOnly && !isEqual
  const noteTyped = useEqualValue(isBehind ? wanted : null, { setValue, isRevived })
  const type = (domain: string, path: string) => {
    const next = { ...typed, [domain]: path }
    const changes = byHand(changesIn(next))
    noteTyped(changes)
    setTyped(next)
    setValue(changes)
  }
  return { lines, valueOf, type }
}
