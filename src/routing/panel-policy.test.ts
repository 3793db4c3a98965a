import { describe, expect, it } from 'vitest'

import { panelPolicy, withoutPolicy } from './panel-policy'

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

describe('the policy of a page of the panel', () => {
  it('runs only scripts of the host, and inline ones with a nonce that is used once', () => {
    const [one, other] = [panelPolicy('/admin', 'production'), panelPolicy('/admin', 'production')]
    expect(directive(one, 'script-src')).toMatch(/^script-src 'self' 'nonce-[\w+/]{22}=='$/)
    expect(directive(one, 'script-src')).not.toBe(directive(other, 'script-src'))
    expect(directive(one, 'script-src-attr')).toBe("script-src-attr 'none'")
  })

  it('names the scripts first, where Next looks for the nonce', () => {
    expect(panelPolicy('/admin', 'production')).toMatch(/^script-src /)
  })

  it('loads nothing of other hosts but frames', () => {
    const policy = panelPolicy('/en/admin/cms/pages/1', 'production')
    for (const name of ['img-src', 'style-src', 'font-src', 'default-src'])
      expect(directive(policy, name)).not.toMatch(/https?:/)
  })

  it.each(['/admin/cms/pages/preview/1', '/en/admin/posts/preview/1', '/admin/cms/playground'])(
    'shows on %s what pages may show, and runs no script of others',
    (path) => {
      const policy = panelPolicy(path, 'production')
      for (const name of ['img-src', 'media-src', 'font-src', 'style-src', 'frame-src'])
        expect(directive(policy, name)).toMatch(/ https:( |$)/)
      expect(directive(policy, 'script-src')).not.toContain('https:')
    },
  )
})

it('a nonce of the visitor’s choice does not reach Next', () => {
  const sent = {
    'content-security-policy': "script-src 'nonce-x'",
    'content-security-policy-report-only': 'x',
    a: 'b',
  }
  expect([...withoutPolicy(new Headers(sent))]).toEqual([['a', 'b']])
})
