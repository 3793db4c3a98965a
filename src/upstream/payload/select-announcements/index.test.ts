import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { inDutch } from './in-dutch'

it('Payload sets no announcements of react-select', async () => {
  const select = await packageFile('@payloadcms/ui/dist/elements/ReactSelect/index.js')
  expect(select).toContain("from 'react-select'")
  expect(select).not.toMatch(/ariaLiveMessages|screenReaderStatus/)
})

it.each([
  ['option Alleen tekst, selected.', 'Gekozen: Alleen tekst.'],
  ['options Een,Twee, selected.', 'Gekozen: Een,Twee.'],
  ['option Een, deselected.', 'Een is niet meer gekozen.'],
  ['option Een is disabled. Select another option.', 'Een kan niet worden gekozen. Kies iets anders.'],
  ['All selected options have been cleared.', 'Alle keuzes zijn gewist.'],
  ['value Een focused, 1 of 3.', 'Een, keuze 1 van 3.'],
  ['Een selected, 2 of 3.', 'Een, gekozen, 2 van 3.'],
  ['1 result available.', '1 mogelijkheid.'],
  ['0 results available for search term bl.', '0 mogelijkheden voor “bl”.'],
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
    'Kies met de pijltjes omhoog en omlaag, neem over met Enter of Tab, sluit met Escape.',
  ],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Keuzelijst: typ om te zoeken, pijltje omlaag opent de lijst.',
  ],
  [
    'Auteurs is focused ,type to refine list, press Down to open the menu,  press left to focus selected values',
    'Auteurs: typ om te zoeken, pijltje omlaag opent de lijst, pijltje naar links gaat naar wat gekozen is.',
  ],
])('announces in Dutch: %s', (english, dutch) => {
  expect(inDutch(english)).toBe(dutch)
  expect(inDutch(dutch)).toBeNull()
})
