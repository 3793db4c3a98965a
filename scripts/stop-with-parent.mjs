// Preloaded into every child process, so that it ends when its parent is killed.
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// Not inherited by processes that the child forks: a worker with an unreferenced channel would exit before its work is done.
const own = process.execArgv.indexOf(import.meta.url)
if (own > 0) process.execArgv.splice(own - 1, 2)
