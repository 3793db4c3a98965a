const MAIL_ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/
/** As people write numbers: from 9 to 15 digits that begin with a plus sign or a zero. */
const TELEPHONE = /^(?=(\D*\d){9,15}\D*$)[+0][\d ().-]*$/

/** What an answer that is a mail address or a telephone number leads to; null for every other. */
export function contactLink(answer: string): string | null {
  const text = answer.trim()
  if (MAIL_ADDRESS.test(text)) return `mailto:${text}`
  return TELEPHONE.test(text) ? `tel:${text.replaceAll(/\(0\)|[^\d+]/g, '')}` : null
}
