import { expect, it } from 'vitest'

import { FIELD_NAME } from './definition'
import { nameFields } from './field-names'

const field = (label: string | null, name?: string | null, options?: object[]) => ({ label, name, options })

it('names fields after their questions, each differently', () => {
  const named = nameFields([
    field('Eet u mee?'),
    field('Één of 2 dagen, & waar'),
    field('Eet u mee?', ''),
    field('3 wensen'),
    field('你好'),
    field('你好'),
  ])
  const names = named.map(({ name }) => name)
  expect(names).toEqual(['eetUMee', 'eenOf2DagenWaar', 'eetUMee2', 'wensen', 'field', 'field2'])
  expect(names.every((name) => FIELD_NAME.test(name ?? ''))).toBe(true)
})

it('shortens long names, and numbers them within the limit', () => {
  const long = 'Hoe heeft u van onze open dag in het voorjaar gehoord en van wie'
  for (const { name } of nameFields([field(long), field(long)])) expect(name).toMatch(FIELD_NAME)
})

it('keeps names that are there, also further down, and names no field without a question', () => {
  const fields = [field('Naam'), field('Uw naam', 'naam'), field(null), { text: 'Tussentekst' }]
  expect(nameFields(fields).map((one) => ('name' in one ? one.name : null))).toEqual([
    'naam2',
    'naam',
    undefined,
    null,
  ])
})

it('gives answers a value after their text, each differently', () => {
  const options = [{ label: 'Ja, graag' }, { label: 'Ja graag!', value: null }, { label: 'Nee', value: 'n' }]
  const [named] = nameFields([field('Eet u mee?', 'eten', options)])
  expect(named?.options).toMatchObject([{ value: 'ja-graag' }, { value: 'ja-graag-2' }, { value: 'n' }])
})
