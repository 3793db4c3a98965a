import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'

import { compressRouteHandlers } from './compress-route-handlers'

compressRouteHandlers()
const answer = () => new ServerResponse(new IncomingMessage(new Socket()))

describe('the type of an answer', () => {
  it('is one value, also when it is set as a list of one', () => {
    expect(answer().setHeader('content-type', ['application/json']).getHeader('Content-Type')).toBe(
      'application/json',
    )
    expect(answer().setHeader('Content-Type', 'text/css').getHeader('content-type')).toBe('text/css')
  })

  it('stays as it was set for what is sent bit by bit, and so do lists of other headers', () => {
    const events = ['text/event-stream; charset=utf-8']
    expect(answer().setHeader('content-type', events).getHeader('content-type')).toEqual(events)
    expect(answer().setHeader('set-cookie', ['a=1']).getHeader('set-cookie')).toEqual(['a=1'])
    expect(answer().setHeader('vary', ['Origin']).getHeader('vary')).toEqual(['Origin'])
  })
})
