import * as z from 'zod/mini'

/** The field of a block that the form sends with a copy, and that is never stored. */
export const COPIED_FROM = 'copiedFrom'

const source = z.object({
  template: z.uuid(),
  /** The ids of the block and the rows in it → those of the copy. */
  ids: z.record(z.string(), z.string()),
})

/** Where a block was copied from. */
export type CopySource = z.infer<typeof source>

export const writeSource = (from: CopySource): string => JSON.stringify(from)

/** @returns null for anything that {@link writeSource} has not written */
export function readSource(value: unknown): CopySource | null {
  if (typeof value !== 'string' || value === '') return null
  try {
    return source.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
