import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Answers } from './Answers'

const answer = (field: string, label: string, value: string | null) => ({ field, label, value })

it('shows each question with its answer, and links to whoever wrote', () => {
  const submissionData = [
    answer('email', 'E-mail', 'noor@example.org'),
    answer('message', 'Bericht', '<b>Een</b>\nTwee'),
    answer('company', 'Bedrijf', null),
  ]
  const i18n = { language: 'nl' } as Parameters<typeof Answers>[0]['i18n']
  const html = renderToStaticMarkup(<Answers data={{ submissionData }} i18n={i18n} />)
  expect(html).toContain('<dt>E-mail</dt><dd><a href="mailto:noor@example.org">noor@example.org</a></dd>')
  expect(html).toContain('<dt>Bericht</dt><dd>&lt;b&gt;Een&lt;/b&gt;\nTwee</dd>')
  expect(html).toContain('<dt>Bedrijf</dt><dd>–</dd>')
})
