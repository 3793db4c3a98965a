import { describe, expect, it } from 'vitest'

import { matching, stillMentioned, typedMention, withMentions } from './mentions'

const anna = { id: '1', name: 'Anna' }
const annaDeWit = { id: '2', name: 'Anna de Wit' }

describe('a mention', () => {
  it('is typed after an @ that begins a word, up to the caret', () => {
    expect(typedMention('Kijk @an', 8)).toEqual({ from: 5, query: 'an' })
    expect(typedMention('Kijk @an eens', 8)).toEqual({ from: 5, query: 'an' })
    expect(typedMention('@', 1)).toEqual({ from: 0, query: '' })
    expect(typedMention('mail@example', 12)).toBeNull()
    expect(typedMention('@anna\nverder', 12)).toBeNull()
    expect(typedMention('@Anna ', 6)).toBeNull()
    expect(typedMention('@Anna d', 7)).toEqual({ from: 0, query: 'Anna d' })
    expect(typedMention('Kijk', 4)).toBeNull()
  })

  it('is of people whose name or a word of it begins so', () => {
    expect(matching([anna, annaDeWit], 'WIT')).toEqual([annaDeWit])
    expect(matching([anna, annaDeWit], 'anna d')).toEqual([annaDeWit])
    expect(matching([anna, annaDeWit], '')).toEqual([anna, annaDeWit])
    expect(matching([anna], 'nna')).toEqual([])
  })

  it('is gone with its name', () => {
    expect(stillMentioned('@Anna, kijk', [anna, annaDeWit])).toEqual([anna])
  })

  it('is shown as such, the longest name first', () => {
    expect(withMentions('Dag @Anna de Wit!', [anna, annaDeWit])).toEqual([
      { text: 'Dag ', isMention: false },
      { text: '@Anna de Wit', isMention: true },
      { text: '!', isMention: false },
    ])
    expect(withMentions('Dag @Piet', [anna])).toEqual([{ text: 'Dag @Piet', isMention: false }])
  })
})
