import { describe, expect, it } from 'vitest'
import { connectExternal, unreachable } from '@/scripts/database'

const URL_WITH_PASSWORD = 'postgres://gevel:hunter2@db.test:5432/gevel'
const failing = (code: string) => Object.assign(new Error('pg says something'), { code })

describe('unreachable', () => {
  it.each([
    ['ECONNREFUSED', 'nothing listens there'],
    ['ENOTFOUND', 'there is no such host'],
    ['28P01', 'it refuses the user or the password'],
    ['3D000', 'there is no database of that name'],
  ])('says what %s means, in one sentence without the password', (code, reason) => {
    const { message } = unreachable(URL_WITH_PASSWORD, failing(code))
    expect(message).toContain(`The database db.test:5432/gevel cannot be used: ${reason}`)
    expect(message).not.toContain('hunter2')
  })

  it('takes a connection that times out for a server that does not answer', () => {
    const { message } = unreachable(URL_WITH_PASSWORD, new Error('timeout expired'))
    expect(message).toContain('it does not answer')
  })
})

describe('connectExternal', () => {
  it('refuses a server that is not there', async () => {
    await expect(connectExternal('postgres://a:b@127.0.0.1:1/gevel')).rejects.toThrow(/nothing listens there/)
  })
})
