import { afterEach, describe, expect, it } from 'vitest'

import { isDatabaseDown, isDatabaseConnectionError, reportDatabaseStatus } from './outage'

const errorWithCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('isDatabaseConnectionError', () => {
  it.each([
    errorWithCode('ECONNREFUSED'),
    errorWithCode('ECONNRESET'),
    errorWithCode('ENOTFOUND'),
    errorWithCode('57P01', 'terminating connection due to administrator command'),
    errorWithCode('57P03', 'the database system is starting up'),
    errorWithCode('08006'),
    errorWithCode('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new Error('Query read timeout'),
    new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:1'),
    new Error('Failed query: select 1', { cause: errorWithCode('ECONNREFUSED') }),
    new AggregateError([errorWithCode('ECONNREFUSED'), errorWithCode('ECONNREFUSED')]),
  ])('is true for %s', (error) => expect(isDatabaseConnectionError(error)).toBe(true))

  it.each([
    errorWithCode('23505', 'duplicate key'),
    errorWithCode('42P01', 'relation "pages" does not exist'),
    errorWithCode('ENOENT'),
    errorWithCode('08P01', 'bind message has 464 parameter formats but 0 parameters'),
    errorWithCode('57014', 'canceling statement due to statement timeout'),
    new Error('Connection: close'),
    new Error('x', { cause: 'ECONNREFUSED' }),
    'ECONNREFUSED',
    null,
  ])('is false for %s', (error) => expect(isDatabaseConnectionError(error)).toBe(false))
})

describe('isDatabaseDown', () => {
  afterEach(() => reportDatabaseStatus('up'))

  it('is the last reported status, at first false', () => {
    expect(isDatabaseDown()).toBe(false)
    reportDatabaseStatus('down')
    expect(isDatabaseDown()).toBe(true)
    reportDatabaseStatus('up')
    expect(isDatabaseDown()).toBe(false)
  })
})
