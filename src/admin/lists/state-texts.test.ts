import { describe, expect, it } from 'vitest'

import { statePartsOf } from './state-texts'

const [AT, END] = ['2070-03-30T09:00:00.000Z', '2070-03-31T09:00:00.000Z']

describe('statePartsOf', () => {
  it('names the time of a planned publication with the state', () => {
    expect(statePartsOf({ state: 'scheduled', at: AT, end: null }, 'nl')).toEqual([
      { text: 'gepland', time: AT },
    ])
  })

  it('does not give the time of what is to come as that of the last change', () => {
    expect(statePartsOf({ state: 'changed', at: AT, end: END }, 'nl')).toEqual([
      { text: 'online, gewijzigd', time: null },
      { text: 'gaat online', time: AT },
      { text: 'gaat offline', time: END },
    ])
  })

  it('says when what is online goes offline', () => {
    expect(statePartsOf({ state: 'published', at: null, end: END }, 'en')).toEqual([
      { text: 'online', time: null },
      { text: 'goes offline', time: END },
    ])
  })
})
