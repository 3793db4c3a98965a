import { describe, expect, it } from 'vitest'
import { connectExternal, unreachable } from '@/scripts/database'

const URL_WITH_PASSWORD = 'postgres://gevel:hunter2@db.test:5432/gevel'
const failing = (code: string) => Object.assign(new Error('pg says something'), { code })

describe('unreachable', () => {
  it.each([
    ['ECONNREFUSED', 'the connection is refused'],
    ['ENOTFOUND', 'the host does not exist'],
    ['28P01', 'it rejects the user or the password'],
    ['3D000', 'the database does not exist'],
  ])('explains %s in one sentence without the password', (code, reason) => {
    const { message } = unreachable(URL_WITH_PASSWORD, failing(code))
    expect(message).toContain(`The database db.test:5432/gevel cannot be used: ${reason}`)
    expect(message).not.toContain('hunter2')
  })

  it('reports a timeout as a server that does not respond', () => {
    const { message } = unreachable(URL_WITH_PASSWORD, new Error('timeout expired'))
    expect(message).toContain('it does not respond')
  })
})

describe('connectExternal', () => {
  it('rejects a server that does not exist', async () => {
    await expect(connectExternal('postgres://a:b@127.0.0.1:1/gevel')).rejects.toThrow(
      /the connection is refused/,
    )
  })
})
