import { describe, expect, it } from 'vitest'

import { planScripts, thirdPartySources } from './third-party'

const nothing = { tagManagerId: null, sessionRecordingId: null, sessionRecordingProvider: 'clarity' } as const
const sourcesOf = (settings: Parameters<typeof planScripts>[0]) =>
  planScripts(settings, 'analytics-consent').flatMap(({ id, src }) => (src ? [[id, src]] : []))

describe('planScripts', () => {
  it('loads the tag manager first, then the session recorder', () => {
    const settings = {
      tagManagerId: 'GTM-AB12CD3',
      sessionRecordingId: 'abcd1234ef',
      sessionRecordingProvider: 'clarity',
    } as const
    expect(planScripts(settings, 'analytics-consent').filter(({ src }) => src)).toEqual([
      {
        id: 'tag-manager',
        src: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
        load: 'start-up',
      },
      {
        id: 'session-recording',
        src: 'https://www.clarity.ms/tag/abcd1234ef',
        load: 'analytics-consent',
        recorder: { provider: 'clarity', siteId: 'abcd1234ef' },
      },
    ])
  })

  it('loads the recorder of the domain’s provider', () => {
    const hotjar = { ...nothing, sessionRecordingId: '1234567', sessionRecordingProvider: 'hotjar' } as const
    expect(sourcesOf(hotjar)).toEqual([
      ['session-recording', 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6'],
    ])
  })

  it('loads nothing without ids', () => {
    expect(sourcesOf(nothing)).toEqual([])
    expect(thirdPartySources(nothing)).toEqual([])
  })

  it('has placeholders for analytics and ads that never load', () => {
    const placeholders = planScripts({ ...nothing, tagManagerId: 'GTM-AB12CD3' }, 'start-up').filter(
      ({ id }) => id === 'analytics' || id === 'ads',
    )
    expect(placeholders).toEqual([
      { id: 'analytics', src: null, load: 'never' },
      { id: 'ads', src: null, load: 'never' },
    ])
  })

  it.each([
    'GTM-',
    'gtm-ab12cd3',
    'G-AB12CD3',
    'GTM-AB12&x=1',
    'GTM-AB12"></script>',
    ' GTM-AB12CD3',
    'GTM-AB12CD3\n',
  ])('ignores an invalid container id: %j', (tagManagerId) => {
    const settings = { ...nothing, tagManagerId }
    expect(sourcesOf(settings)).toEqual([])
    expect(thirdPartySources(settings)).toEqual([])
  })

  it.each([
    ['clarity', '../evil'],
    ['clarity', 'ABCDEF1234'],
    ['clarity', 'abc/../../x'],
    ['hotjar', 'abcd1234ef'],
    ['hotjar', '0123456'],
    ['hotjar', '123456.js?x'],
  ] as const)('ignores an invalid id of %s: %j', (sessionRecordingProvider, sessionRecordingId) => {
    const settings = { ...nothing, sessionRecordingProvider, sessionRecordingId }
    expect(sourcesOf(settings)).toEqual([])
    expect(thirdPartySources(settings)).toEqual([])
  })
})
