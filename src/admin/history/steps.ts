import type { FormState } from 'payload'

import { type Change, changesBetween, holdsSame, takeBack } from './changes'

/** What is undone at once. */
export type Step = {
  changes: readonly Change[]
  /** What a person calls it. */
  label: string
  /** When it last grew, in milliseconds. */
  at: number
}

/** Both newest last. */
export type History = { past: readonly Step[]; future: readonly Step[] }

export const EMPTY: History = { past: [], future: [] }

const MAX_STEPS = 200
/** What is typed in one field without such a pause is one step. */
export const PAUSE_MS = 1000

const isBack = ({ before, after }: Change): boolean =>
  before !== undefined && after !== undefined && holdsSame(before, after)

/** The only change of a step, where it is of one field and adds or removes nothing. */
const onlyChange = (changes: readonly Change[]): Change | null =>
  changes.length === 1 && changes[0]?.before && changes[0].after && !changes[0].after.rows ? changes[0] : null

/**
 * A history with what a person did now.
 * @param isCorrection whether it undoes part of the last step, as an editor of rich text does by itself
 */
export function record({ past }: History, step: Step, isCorrection: boolean): History {
  const last = past.at(-1)
  const [now, before] = [onlyChange(step.changes), last ? onlyChange(last.changes) : null]
  const goesOn = last && now && now.place === before?.place && (isCorrection || step.at - last.at < PAUSE_MS)
  if (!goesOn) return { past: [...past, step].slice(-MAX_STEPS), future: [] }
  const merged: Change = { ...now, before: before.before }
  const others = past.slice(0, -1)
  if (isBack(merged)) return { past: others, future: [] }
  return { past: [...others, { ...step, changes: [merged] }], future: [] }
}

type Taken = { state: FormState; history: History; step: Step }

/** Takes back the last step that was done, or the last that was undone; null when there is none. */
export function takeStep(history: History, from: 'past' | 'future', state: FormState): Taken | null {
  const step = history[from].at(-1)
  if (!step) return null
  const next = takeBack(state, step.changes)
  // As it is now, with what the server has added since.
  const reverse: Step = { ...step, changes: changesBetween(state, next), at: 0 }
  const to = from === 'past' ? 'future' : 'past'
  const moved = { [from]: history[from].slice(0, -1), [to]: [...history[to], reverse] }
  return { state: next, history: { ...history, ...moved }, step: reverse }
}
