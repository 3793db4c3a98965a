// Preloaded into every child process: a parent that was killed outright must not leave its children running.
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
