import { expect, it } from 'vitest'

import { innerRequest } from './inner-request'

it('fails when the response is destroyed, as Next does when a page breaks off while it is sent', async () => {
  const answer = innerRequest(
    (_, response) => {
      response.write('half')
      response.destroy(new Error('broken off'))
    },
    '/contact',
    {},
  )
  await expect(answer).rejects.toThrow('broken off')
})
