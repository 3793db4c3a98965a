import { TELEPHONE } from '@/src/lib/telephone'
import type { Details } from './calls'

/** A key of the texts' `errors`. */
export type Fault = 'start' | 'name' | 'email' | 'phone' | 'other'

const FAULTY: readonly string[] = ['start', 'name', 'email', 'phone']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Validates in the browser before sending; the server validates again. */
export function faultsOf({ name, email, phone }: Details, start: number | null): Fault[] {
  const rules: [Fault, boolean][] = [
    ['start', start !== null],
    ['name', name.trim() !== ''],
    ['email', EMAIL.test(email.trim())],
    ['phone', TELEPHONE.test(phone.trim())],
  ]
  return rules.flatMap(([field, fits]) => (fits ? [] : [field]))
}

/** Maps error paths of the API to faults of the form. */
export const toFaults = (paths: readonly string[]): Fault[] => [
  ...new Set(paths.map((path) => (FAULTY.includes(path) ? (path as Fault) : 'other'))),
]
