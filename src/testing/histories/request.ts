import * as fc from 'fast-check'
import { expect } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { restRequest } from '../rest'
import type { Person } from '../tenants'
import type { History } from './history'
import { type Kind, RULES } from './kinds'
import { ADDRESS_CHANGES } from './forms'
import type { Form } from './model'

export const SECOND = 1000
/** How far a schedule lies ahead, and how much time passes. */
export const AHEAD = 60 * SECOND

/**
 * Of several languages and people; `rows`: what a form does to the rows; `date`: what it does to the date of a post;
 * `address`: what it does to the addresses of a page; `isStale`: whether it shows the version before the newest.
 */
export const stepOf = (kind: Kind) =>
  fc.record({
    kind: fc.constantFrom(...RULES[kind].steps),
    locale: fc.constantFrom(...LOCALES),
    isAdmin: fc.boolean(),
    version: fc.nat(),
    rows: fc.constantFrom('same', 'same', 'add', 'remove', 'turn'),
    date: fc.constantFrom('keep', 'keep', 'past', 'future'),
    address: fc.constantFrom('none', 'none', ...ADDRESS_CHANGES),
    isStale: fc.constantFrom(false, false, false, true),
  })
export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer T> ? T : never

/** The date of a post after a step. */
export const dateOf = ({ date }: Step, { kind, model }: History): number | null =>
  date === 'keep' || kind !== 'posts' ? model.date : Date.now() + (date === 'future' ? AHEAD : -AHEAD)

/** `tag`: the version that a form shows, which is not the newest if it `isStale`. */
export type Request = {
  history: History
  step: Step
  person: Person
  form: Form
  tag: string
  isStale: boolean
}

/** What a form does to the date of a post. */
export function dateIn({ history, step }: Request): { publishedAt?: string } {
  const date = step.date === 'keep' ? null : dateOf(step, history)
  return date === null ? {} : { publishedAt: new Date(date).toISOString() }
}

export async function post({ history: { payload, kind }, person }: Request, path: string, status = 200) {
  const answer = await restRequest(payload, person, 'POST', `${kind}/${path}`)
  expect(answer.status, answer.text).toBe(status)
  return JSON.parse(answer.text) as { previousVersion?: string }
}
