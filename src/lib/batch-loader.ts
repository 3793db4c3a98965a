/**
 * Batches all loads of one turn of the event loop into one read. For list cells, which Payload renders separately.
 */
export function batchLoader<T>(
  read: (ids: string[]) => Promise<(id: string) => T>,
): (id: string) => Promise<T> {
  let pending: { ids: Set<string>; result: Promise<(id: string) => T> } | null = null
  const startBatch = () => {
    const ids = new Set<string>()
    const turn = new Promise<void>((resolve) => setImmediate(resolve))
    const result = turn.then(() => {
      pending = null
      return read([...ids])
    })
    return { ids, result }
  }
  return async (id) => {
    pending ??= startBatch()
    pending.ids.add(id)
    const resultOf = await pending.result
    return resultOf(id)
  }
}
