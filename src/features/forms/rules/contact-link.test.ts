import { expect, it } from 'vitest'

import { contactLink } from './contact-link'

it.each([
  ['noor@example.org', 'mailto:noor@example.org'],
  [' 06 12 34 56 78 ', 'tel:0612345678'],
  ['+31 (0)30 123 45 67', 'tel:+31301234567'],
])('“%s” leads to %s', (answer, href) => {
  expect(contactLink(answer)).toBe(href)
})

it.each(['', 'Noor', '12.345', '0612', 'javascript:alert(1)', 'a@b', 'noor@example.org?bcc=x@example.org'])(
  '“%s” leads nowhere',
  (answer) => {
    expect(contactLink(answer)).toBeNull()
  },
)

it('a long answer is read in no time', () => {
  expect(contactLink(`0${'1 '.repeat(100_000)}`)).toBeNull()
})
