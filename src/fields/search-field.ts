import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { isRecord } from '@/src/lib/is-record'

type Search = (req: PayloadRequest, text: string) => Where | Promise<Where>

const searches = (where: unknown, name: string): boolean =>
  Array.isArray(where)
    ? where.some((part) => searches(part, name))
    : isRecord(where) && (name in where || searches(where.and, name) || searches(where.or, name))

async function replaced(req: PayloadRequest, where: Where, name: string, search: Search): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, value]): Promise<Where> => {
    if ((key === 'and' || key === 'or') && Array.isArray(value))
      return { [key]: await Promise.all(value.map((part) => replaced(req, part, name, search))) }
    const text: unknown = key === name && isRecord(value) ? value.like : undefined
    return typeof text === 'string' ? search(req, text) : { [key]: value as Where[string] }
  })
  return Object.assign({}, ...(await Promise.all(parts))) as Where
}

/**
 * Lets a list be searched (`listSearchableFields`) by a field whose column has not the text that people read: what `search`
 * returns takes the place of the condition.
 */
export const searchField =
  (name: string, search: Search): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !searches(args.where, name)) return args
    return { ...args, where: await replaced(req, args.where as Where, name, search) } as typeof args
  }
