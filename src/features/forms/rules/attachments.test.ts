import { describe, expect, it } from 'vitest'

import { acceptAttribute, exceedsTotal, fileProblem, MAX_SUBMISSION_BYTES, MEGABYTE } from './attachments'
import { safeAttachmentName } from './file-name'

describe('the name of an attachment', () => {
  it.each([
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['C:\\Users\\noor\\cv.docx', 'docx', 'cv.docx'],
    ['factuur.pdf.exe', 'pdf', 'factuur-pdf.pdf'],
    ['..', 'png', 'bestand.png'],
    ['.htaccess', 'txt', 'bestand.txt'],
    ['', 'png', 'bestand.png'],
    ['a\r\nSet-Cookie: b=1.txt', 'txt', 'a Set-Cookie b=1.txt'],
    ['gnp\u202Eexe.png', 'png', 'gnp exe.png'],
    ['a\u0000b.png', 'png', 'a b.png'],
    ['“Ünïcode” – naam.pdf', 'pdf', '“Ünïcode” – naam.pdf'],
  ])('%j becomes a name of one line with the ending of its type', (sent, extension, safe) => {
    expect(safeAttachmentName(sent, extension)).toBe(safe)
  })

  it('is short, however long the one that was sent', () => {
    expect(Array.from(safeAttachmentName(`${'🙂'.repeat(100_000)}.png`, 'png'))).toHaveLength(84)
  })
})

describe('what a question accepts', () => {
  const rules = { accept: ['pdf' as const], maxFiles: 2, maxBytes: MEGABYTE }
  const file = (size: number) => ({ name: 'a.pdf', size })

  it('is limited in number and size', () => {
    expect(fileProblem(rules, [file(1), file(MEGABYTE)])).toBeNull()
    expect(fileProblem(rules, [file(1), file(1), file(1)])).toMatchObject({ code: 'tooManyFiles', max: 2 })
    expect(fileProblem(rules, [file(MEGABYTE + 1)])).toMatchObject({ code: 'fileTooLarge', name: 'a.pdf' })
    expect(fileProblem(rules, [file(0)])).toMatchObject({ code: 'emptyFile' })
  })

  it('is limited for all questions together', () => {
    expect(exceedsTotal(Array.from({ length: 20 }, () => file(1)))).toBe(false)
    expect(exceedsTotal(Array.from({ length: 21 }, () => file(1)))).toBe(true)
    expect(exceedsTotal([file(MAX_SUBMISSION_BYTES), file(1)])).toBe(true)
  })

  it('is told to the browser by endings', () => {
    expect(acceptAttribute(['image', 'pdf'])).toBe('.jpg,.png,.webp,.gif,.avif,.heic,.pdf,.jpeg')
  })
})
