import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload sets the language of dates after it has shown one', async () => {
  const picker = await packageFile('@payloadcms/ui/dist/elements/DatePicker/DatePicker.js')
  expect(picker).toMatch(/setDefaultLocale\(datepickerLocale\);[^]*React\.useEffect\(t6, t7\)/)
})

it('react-datepicker keeps its languages in two global variables', async () => {
  const picker = await packageFile('react-datepicker/dist/es/index.js')
  expect(picker).toContain('scope.__localeData__[localeName] = localeData')
  expect(picker).toContain('scope.__localeId__ = localeName')
})
