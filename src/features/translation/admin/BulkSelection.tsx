'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Selection = {
  selected: ReadonlySet<string>
  choose: (ids: readonly string[], isChosen: boolean) => void
}

const SelectionContext = createContext<Selection>({ selected: new Set(), choose: () => {} })

export const useSelection = (): Selection => useContext(SelectionContext)

/** Which documents of the table are to be translated. */
export function BulkSelection({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selection = useMemo<Selection>(
    () => ({
      selected,
      choose: (ids, isChosen) =>
        setSelected((before) =>
          isChosen ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
        ),
    }),
    [selected],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

/** A checkbox for these documents: of a row, or of all rows. */
export function SelectDocuments({ ids, label }: { ids: readonly string[]; label: string }) {
  const { selected, choose } = useSelection()
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={ids.length > 0 && ids.every((id) => selected.has(id))}
      onChange={({ target }) => choose(ids, target.checked)}
    />
  )
}
