import { describe, expect, it } from 'vitest'

import { firstLoadScripts, sizeProblem } from './size'

describe('firstLoadScripts', () => {
  it('finds scripts and preloaded scripts of the site, each once', () => {
    const html = `
      <link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
      <link rel="preload" as="script" href="/_next/static/chunks/lazy.js?dpl=1"/>
      <link rel="preload" as="font" href="/_next/static/media/a.woff2"/>
      <script src="/_next/static/chunks/a.js" async=""></script>
      <script src="/_next/static/chunks/old.js" noModule=""></script>
      <script src="https://elsewhere.test/_next/static/b.js"></script>
      <script>self.__next_f.push([1, "/_next/static/chunks/c.js"])</script>`
    expect(firstLoadScripts(html)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/lazy.js'])
  })
})

describe('sizeProblem', () => {
  it.each([100_000, 102_000, 40_000])('accepts %d bytes where 100,000 are committed', (bytes) =>
    expect(sizeProblem('home', bytes, { home: 100_000 })).toBeNull(),
  )

  it('rejects growth of more than 2 kB with a hint how to accept it', () => {
    expect(sizeProblem('home', 102_001, { home: 100_000 })).toBe(
      'First-load JavaScript of "home" grew from 100.0 kB to 102.0 kB; 2.0 kB are allowed. To commit the new figure: npm run size -- --update',
    )
  })

  it('rejects a page type without a committed size', () => {
    expect(sizeProblem('new', 1000, {})).toContain('No figure is committed for "new" (1.0 kB)')
  })
})
