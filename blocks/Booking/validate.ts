import { TELEPHONE } from '@/src/lib/telephone'
import type { Details } from './calls'

/** What can be wrong with an order: a key of the texts' `errors`. */
export type Faulty = 'start' | 'name' | 'email' | 'phone' | 'other'

const FAULTY: readonly string[] = ['start', 'name', 'email', 'phone']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What a visitor can be told before anything is sent; the server has the last word. */
export function faultsOf({ name, email, phone }: Details, start: number | null): Faulty[] {
  const rules: [Faulty, boolean][] = [
    ['start', start !== null],
    ['name', name.trim() !== ''],
    ['email', EMAIL.test(email.trim())],
    ['phone', TELEPHONE.test(phone.trim())],
  ]
  return rules.flatMap(([field, fits]) => (fits ? [] : [field]))
}

/** The paths that the server names, as what can be wrong here. */
export const toFaults = (paths: readonly string[]): Faulty[] => [
  ...new Set(paths.map((path) => (FAULTY.includes(path) ? (path as Faulty) : 'other'))),
]
