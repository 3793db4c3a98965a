// Preloaded into every child process: a parent that was killed outright must not leave its children running.
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// What the child forks in its turn is not ours: a worker whose channel is not counted would end before its work.
const own = process.execArgv.indexOf(import.meta.url)
if (own > 0) process.execArgv.splice(own - 1, 2)
