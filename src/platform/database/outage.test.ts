import { afterEach, describe, expect, it } from 'vitest'

import { isDatabaseDown, isDatabaseConnectionError, reportDatabaseStatus } from './outage'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('isDatabaseOutage', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('ECONNRESET'),
    coded('ENOTFOUND'),
    coded('57P01', 'terminating connection due to administrator command'),
    coded('57P03', 'the database system is starting up'),
    coded('08006'),
    coded('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:1'),
    new Error('Failed query: select 1', { cause: coded('ECONNREFUSED') }),
    new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
  ])('is so for %s', (error) => expect(isDatabaseConnectionError(error)).toBe(true))

  it.each([
    coded('23505', 'duplicate key'),
    coded('42P01', 'relation "pages" does not exist'),
    coded('ENOENT'),
    coded('08P01', 'bind message has 464 parameter formats but 0 parameters'),
    coded('57014', 'canceling statement due to statement timeout'),
    new Error('Connection: close'),
    new Error('x', { cause: 'ECONNREFUSED' }),
    'ECONNREFUSED',
    null,
  ])('is not so for %s', (error) => expect(isDatabaseConnectionError(error)).toBe(false))
})

describe('what was last heard of the database', () => {
  afterEach(() => reportDatabaseStatus('answers'))

  it('is nothing bad, until somebody says so, and until it answers again', () => {
    expect(isDatabaseDown()).toBe(false)
    reportDatabaseStatus('out')
    expect(isDatabaseDown()).toBe(true)
    reportDatabaseStatus('answers')
    expect(isDatabaseDown()).toBe(false)
  })
})
