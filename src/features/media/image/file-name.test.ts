import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeFileName, fileStem } from './file-name'

describe('safeFileName', () => {
  it.each([
    ['Kantoor Utrecht.JPG', 'Kantoor-Utrecht.png'],
    ['café.png', 'café.png'],
    ['cafe\u0301.png', 'café.png'],
    ['../../etc/passwd', 'passwd.png'],
    [String.raw`C:\Users\x\foto.png`, 'foto.png'],
    ['..', 'image.png'],
    ['', 'image.png'],
    ['.htaccess', 'htaccess.png'],
    ['...png', 'image.png'],
    ['shell.php.png', 'shell-php.png'],
    ['foto.svg', 'foto.png'],
    ['CON.png', 'image-CON.png'],
    ['lpt1', 'image-lpt1.png'],
    ['a\u0000b\u001F\u007F.png', 'ab.png'],
    ['gnp.\u202Egpj.exe', 'gnp-gpj-exe.png'],
    ['\u200B\u200F.png', 'image.png'],
    ['a%2e%2e%2fb?c#d&e.png', 'a-2e-2e-2fb-c-d-e.png'],
    ['"><script>alert(1)</script>.png', 'script.png'],
    ['\ud800.png', 'image.png'],
    ['🙂.png', 'image.png'],
    ['-rf.png', 'rf.png'],
    ['\u0301\u0301.png', 'image.png'],
  ])('stores %j as %s', (name, expected) => {
    expect(safeFileName(name, 'image/png')).toBe(expected)
  })

  it('makes any name valid in file systems and URLs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const safe = safeFileName(name, 'image/svg+xml')
        expect(safe).toMatch(/^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]*\.svg$/u)
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(250)
        expect(safeFileName(safe, 'image/svg+xml')).toBe(safe)
      }),
      { numRuns: 300 },
    )
  })

  it('truncates a name to sixty characters', () => {
    expect(safeFileName(`${'x'.repeat(300)}.png`, 'image/png')).toBe(`${'x'.repeat(60)}.png`)
  })
})

describe('fileStem', () => {
  it('ignores the number that makes a name unique', () => {
    expect(['x.png', 'x-1.png', 'x-12.jpg'].map(fileStem)).toEqual(['x', 'x', 'x'])
  })
})
