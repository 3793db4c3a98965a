import { useEffect } from 'react'

import { createRowStore, useRowValue } from './row-store'

const notes = createRowStore<string>()

/** Shows notes in the headers of rows. @param stated by the id of the row, as JSON */
export function useNotedRows(stated: string): void {
  useEffect(() => notes.add(Object.entries(JSON.parse(stated) as Record<string, string>)), [stated])
}

/** The note of a row; null without one. */
export const useRowNote = (id: unknown): string | null => useRowValue(notes, id)
