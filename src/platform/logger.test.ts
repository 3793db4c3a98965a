import { describe, expect, it } from 'vitest'
import { createLogger } from './logger'

function capture() {
  const lines: string[] = []
  const log = createLogger({ write: (line: string) => void lines.push(line) })
  return { log, lines }
}

describe('createLogger', () => {
  it('redacts secrets at the top level and up to two levels deep', () => {
    const { log, lines } = capture()
    log.warn({
      password: 'hunter2',
      user: { token: 'hunter2' },
      req: { headers: { authorization: 'hunter2', 'set-cookie': 'hunter2' } },
    })
    expect(lines.join()).not.toContain('hunter2')
    expect(lines.join().match(/\[redacted\]/g)).toHaveLength(4)
  })

  it('writes one JSON object per line with the level name and an ISO time', () => {
    const { log, lines } = capture()
    log.child({ requestId: 'r-1' }).error(new Error('boom'), 'failed')
    const entry: unknown = JSON.parse(lines.join())
    expect(entry).toMatchObject({ level: 'error', requestId: 'r-1', msg: 'failed', err: { message: 'boom' } })
    expect(entry).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT/))
  })
})
