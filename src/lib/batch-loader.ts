/**
 * Collects what is asked for within one turn of the event loop, and reads it all at once: what stands in the rows of a
 * list that are drawn one by one.
 */
export function batchLoader<T>(
  read: (ids: string[]) => Promise<(id: string) => T>,
): (id: string) => Promise<T> {
  let waiting: { ids: Set<string>; answer: Promise<(id: string) => T> } | null = null
  const begin = () => {
    const ids = new Set<string>()
    const turn = new Promise<void>((resolve) => setImmediate(resolve))
    const answer = turn.then(() => {
      waiting = null
      return read([...ids])
    })
    return { ids, answer }
  }
  return async (id) => {
    waiting ??= begin()
    waiting.ids.add(id)
    const answerOf = await waiting.answer
    return answerOf(id)
  }
}
