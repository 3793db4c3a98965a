import { describe, expect, it } from 'vitest'

import { currentBuild } from '@/src/platform/build'
import { answerLatest, answerMeta } from './build-manifest'

const meta = (file: string) => answerMeta(new Request(`http://kade.test/builds/meta/${file}`), file)

describe('build manifests', () => {
  it('describe the current build at latest.json, without caching', async () => {
    const response = await answerLatest()
    expect(response.headers.get('cache-control')).toBe('no-store')
    const build = (await response.json()) as { id: string; timestamp: string }
    expect(build).toEqual(await currentBuild())
    expect(new Date(build.timestamp).toISOString()).toBe(build.timestamp)
  })

  it('describe the current build at its own URL, cacheable forever', async () => {
    const build = await currentBuild()
    const response = await meta(`${build.id}.json`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.json()).toEqual(build)
  })

  it.each(['another.json', '.json', '', 'development', '../development.json', 'development.json.json'])(
    'respond 404 for %j',
    async (file) => {
      const response = await meta(file)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.json()).toMatchObject({
        title: 'Not found',
        status: 404,
        instance: new URL(`http://kade.test/builds/meta/${file}`).pathname,
        requestId: response.headers.get('x-request-id'),
      })
    },
  )
})
