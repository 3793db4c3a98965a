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

  it('names a job by its id, and not what it is about', () => {
    const { log, lines } = capture()
    log.error({ job: { id: 'j-1', input: { to: 'noor@example.org' } } }, 'failed')
    log.error({ job: 'j-2' }, 'failed')
    expect(lines.map((line) => (JSON.parse(line) as { job: string }).job)).toEqual(['j-1', 'j-2'])
  })

  it('writes one JSON object per line with the level name and an ISO time', () => {
    const { log, lines } = capture()
    log.child({ requestId: 'r-1' }).error(new Error('boom'), 'failed')
    const entry: unknown = JSON.parse(lines.join())
    expect(entry).toMatchObject({
      level: 'error',
      requestId: 'r-1',
      msg: 'failed',
      err: { message: 'boom' },
    })
    expect(entry).toHaveProperty('err.stack', expect.stringMatching(/^Error: boom\n\s+at .*logger\.test\.ts/))
    expect(entry).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT/))
  })

  it.each([
    [
      'an address',
      new Error('550 <noor@example.org>: unknown recipient'),
      '550 <[address]>: unknown recipient',
    ],
    [
      'the query and the credentials of a URL',
      new Error('GET https://noor:hunter2@hooks.example/a?token=hunter2: 500'),
      'GET https://hooks.example/a 500',
    ],
    [
      'a value that Postgres quotes',
      Object.assign(new Error('invalid input syntax for type uuid: "noor"'), {
        code: '22P02',
      }),
      'invalid input syntax for type uuid: "…"',
    ],
  ])('leaves out %s, also in a cause', (_, error, message) => {
    for (const logged of [error, new Error('Failed', { cause: error })]) {
      const { log, lines } = capture()
      log.error({ err: logged }, 'failed')
      expect(lines.join()).not.toMatch(/noor|hunter2/)
      expect(lines.join()).toContain(JSON.stringify(message).slice(1, -1))
    }
  })

  it('leaves out properties of an error that are not known to be harmless', () => {
    const { log, lines } = capture()
    const error = Object.assign(new Error('boom'), {
      code: '23505',
      detail: 'Key (email)=(noor)',
      body: 'noor',
    })
    log.error(error)
    expect(JSON.parse(lines.join())).toMatchObject({ err: { code: '23505' } })
    expect(lines.join()).not.toContain('noor')
  })
})
