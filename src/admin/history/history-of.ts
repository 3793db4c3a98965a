import type { Direction } from '@/src/lib/undo-keys'

/** Undoes or does again the newest step of a form. @returns where that was, by the ids of rows; null without a step */
export type Act = (direction: Direction) => string | null

const acts = new WeakMap<Element, Act>()

/** Lets other parts of a form reach its history. @returns how to end that */
export function offerHistory(form: Element, act: Act): () => void {
  acts.set(form, act)
  return () => void acts.delete(form)
}

export const historyOf = (form: Element): Act | undefined => acts.get(form)
