import pLimit from 'p-limit'

type Task<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs tasks, at most `limit` at a time. When one fails the others are stopped, and its error is thrown once all have ended.
 * @param signal stops all tasks
 */
export async function sideBySide<T extends readonly unknown[]>(
  signal: AbortSignal,
  limit: number,
  tasks: { readonly [K in keyof T]: Task<T[K]> },
): Promise<T> {
  const failed = new AbortController()
  const stopping = AbortSignal.any([signal, failed.signal])
  const run = async (task: Task<unknown>) => {
    try {
      stopping.throwIfAborted()
      return await task(stopping)
    } catch (error) {
      failed.abort(error)
      throw error
    }
  }
  const limited = pLimit(limit)
  const runs = tasks.map((task) => limited(run, task))
  await Promise.allSettled(runs)
  stopping.throwIfAborted()
  // The results of the tasks in their order, which `map` forgets.
  return (await Promise.all(runs)) as unknown as T
}
