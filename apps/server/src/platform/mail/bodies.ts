import { m } from '@daftar/words'
import { footerOf } from './footer.ts'
import type { LetterBrand } from './letter-brand.ts'
import { letterText } from './letter.ts'
import type { MailMessage } from './message.ts'
import { letterPage } from './page/letter-page.ts'

/** A letter as text and as a page. */
export function bodiesOf(message: MailMessage, brand: LetterBrand): { text: string; html: string } {
  const footers = message.parts.map(({ language }) => [
    ...Object.values(footerOf(message, brand, language)).filter(Boolean),
    ...(message.leave ? [`${m.mail_contact_leave({}, { locale: language })}: ${message.leave}`] : []),
  ])
  return { text: letterText(message.parts, footers), html: letterPage(message, brand) }
}
