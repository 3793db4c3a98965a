import { isRecord } from '@/src/lib/is-record'

/** The field of a page’s form that has its addresses. */
export const ADDRESSES = 'addresses'

/**
 * A page’s canonical path on a domain, in the language of the save; with null the page leaves the domain. An empty path
 * changes nothing: somebody cleared it, so that none is proposed.
 */
export type Address = { domain: string; path: string | null }

export const CLEARED = ''

const isAddress = (value: unknown): value is Address =>
  isRecord(value) &&
  typeof value.domain === 'string' &&
  (value.path === null || typeof value.path === 'string')

/** Whether the value is a list of addresses with each domain at most once. */
export const isAddressList = (value: unknown): value is Address[] =>
  Array.isArray(value) &&
  value.every(isAddress) &&
  new Set(value.map(({ domain }) => domain)).size === value.length
