import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload closes the dialogs of a locked document without choosing an answer', async () => {
  const modal = '@faceless-ui/modal/dist'
  expect(await packageFile(`${modal}/ModalProvider/index.js`)).toContain('keyCode === 27')
  // Of the two dialogs one names what closing means, which the modal never calls.
  for (const part of ['ModalProvider/index.js', 'ModalProvider/reducer.js', 'asModal/index.js'])
    expect(await packageFile(`${modal}/${part}`)).not.toContain('onClose')
  const dialog = '@payloadcms/ui/dist/elements/DocumentTakeOver/index.js'
  expect(await packageFile(dialog)).not.toMatch(/onClose|Escape/)
})
