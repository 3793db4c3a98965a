import { globalSingleton } from '@/src/lib/global-singleton'
import { logger } from './logger'

type Task = () => Promise<unknown>

/** The server and the bundles of Next.js are separate module graphs: the tasks belong to the process. */
const tasks = (): Set<Task> => globalSingleton('shutdown-tasks', () => new Set<Task>())

/** Runs `task` when the server stops, after its last response and before the process exits. */
export const onShutdown = (task: Task): void => void tasks().add(task)

/** Runs all tasks side by side; one that fails is logged. */
export async function runShutdownTasks(): Promise<void> {
  const outcomes = await Promise.allSettled([...tasks()].map((task) => task()))
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      logger.error({ err: outcome.reason as unknown }, 'A shutdown task failed')
}
