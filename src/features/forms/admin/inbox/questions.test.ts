import { describe, expect, it } from 'vitest'

import { cellText, type Question } from './questions'

const question = (own: Partial<Question>): Question => ({
  ...{ name: 'answer', label: 'Vraag', type: 'text', options: [] },
  ...own,
})
const sent = (raw: string | number | boolean | null, value: string) => ({
  values: raw === null ? null : { answer: raw },
  submissionData: [{ field: 'answer', label: 'Vraag', value }],
})

describe('an answer in the table of submissions', () => {
  it('is in the language of the panel, whatever the visitor’s was', () => {
    const select = question({ type: 'select', options: [{ value: 'work', label: 'Werk' }] })
    expect(cellText(select, sent('work', 'Work'), 'nl')).toBe('Werk')
    expect(cellText(question({ type: 'checkbox' }), sent(true, 'Yes'), 'nl')).toBe('Ja')
    expect(cellText(question({ type: 'number' }), sent(1234.5, '1,234.5'), 'nl')).toBe('1.234,5')
    expect(cellText(question({ type: 'date' }), sent('2031-05-04', 'Sunday'), 'nl')).toBe('4 mei 2031')
  })

  it('is as it was stored where its value is not known, or no option any more', () => {
    const select = question({ type: 'select', options: [] })
    expect(cellText(select, sent('gone', 'Vroeger'), 'nl')).toBe('Vroeger')
    expect(cellText(question({}), sent(null, 'Ouder'), 'nl')).toBe('Ouder')
    expect(cellText(question({}), { values: null, submissionData: [] }, 'nl')).toBe('')
  })
})
