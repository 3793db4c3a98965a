import { useEffect, useEffectEvent } from 'react'

import { createRowStore, useRowValue } from './row-store'

/** A button in the header of a row. `label`: what it opens, without the row. */
export type RowButton = { count: number; label: string; press: () => void }
type Stated = Omit<RowButton, 'press'>

const buttons = createRowStore<RowButton>()

/** Shows a button in the headers of rows. @param stated by the id of the row, as JSON of {@link Stated} */
export function useRowButtons(stated: string, press: (id: string) => void): void {
  const pressed = useEffectEvent(press)
  useEffect(() => {
    const own = Object.entries(JSON.parse(stated) as Record<string, Stated>)
    return buttons.add(own.map(([id, button]) => [id, { ...button, press: () => pressed(id) }] as const))
  }, [stated])
}

/** The button of a row; null without one. */
export const useRowButton = (id: unknown): RowButton | null => useRowValue(buttons, id)
