import type { BeforeListTableServerProps } from 'payload'
import { parse } from 'qs-esm'

/** The list's query string, parsed as Payload parses it. */
export const parseListQuery = (searchParams: NonNullable<BeforeListTableServerProps['searchParams']>) =>
  parse(
    new URLSearchParams(
      Object.entries(searchParams).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ).toString(),
    { depth: 10, arrayLimit: 1000 },
  )
