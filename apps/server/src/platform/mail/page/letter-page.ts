import { directions, type Language } from '@daftar/rules/geo/languages'
import { isToStaff } from '@daftar/rules/letters/letter-kinds'
import { m } from '@daftar/words'
import { createElement as element, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { footerOf, productIn } from '../footer.ts'
import type { LetterBrand } from '../letter-brand.ts'
import { previewOf } from '../letter.ts'
import type { MailMessage } from '../message.ts'
import { mainPart, row, secondPart, sideOf, table } from './parts.ts'
import { colours, muted, sheet, text } from './style.ts'

/**
 * Outlook for Windows stretches what has no width of its own, and scales pictures and text by the screen
 * without this.
 */
const outlook = {
  head: `<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>*{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->`,
  open: `<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  close: `<!--[if mso]></td></tr></table><![endif]-->`,
}

/**
 * A letter as a page: the mark, the first language in full, the other under it, and who wrote to whom and
 * why.
 */
export function letterPage(message: MailMessage, brand: LetterBrand): string {
  const language = message.parts[0]?.language ?? 'en'
  const page = renderToStaticMarkup(
    element(
      'html',
      { lang: language, dir: directions[language] },
      headOf(message),
      element(
        'body',
        { className: 'bg', style: { margin: 0, padding: 0, backgroundColor: colours.page } },
        previewText(message),
        table(
          { className: 'bg', style: { backgroundColor: colours.page } },
          row(
            { className: 'out bg', align: 'center', bgcolor: colours.page, style: { padding: '32px 16px' } },
            element('i', { id: 'open' }),
            columnOf(message, brand, language),
            element('i', { id: 'close' }),
          ),
        ),
      ),
    ),
  )
  return `<!doctype html>${page
    .replace('</head>', `${outlook.head}</head>`)
    .replace('<i id="open"></i>', outlook.open)
    .replace('<i id="close"></i>', outlook.close)}`
}

function headOf({ subject }: MailMessage): ReactNode {
  const meta = (name: string, content: string) => element('meta', { name, content })
  return element(
    'head',
    null,
    element('meta', { charSet: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('x-apple-disable-message-reformatting', ''),
    meta('format-detection', 'telephone=no,date=no,address=no,email=no,url=no'),
    meta('color-scheme', 'light dark'),
    meta('supported-color-schemes', 'light dark'),
    element('title', null, subject.replaceAll(/\s+/g, ' ')),
    element('style', null, sheet),
  )
}

/** Shown in lists beside the subject, and nowhere else; the spaces keep what follows out of it. */
function previewText({ parts }: MailMessage): ReactNode {
  const [first] = parts
  if (!first) return null
  const style = {
    display: 'none',
    maxHeight: 0,
    overflow: 'hidden',
    fontSize: 1,
    lineHeight: '1px',
    color: colours.page,
  } as const
  return element('div', { style }, previewOf(first) + '\u200b\u00a0'.repeat(40))
}

function columnOf(message: MailMessage, brand: LetterBrand, language: Language): ReactNode {
  const [first, ...others] = message.parts
  const card = {
    backgroundColor: colours.card,
    border: `1px solid ${colours.line}`,
    borderRadius: 12,
    borderCollapse: 'separate',
  } as const
  return table(
    { style: { maxWidth: 600 } },
    row({ style: { padding: '0 4px 16px' } }, headerOf(message, brand, language)),
    row(
      { className: 'bg', bgcolor: colours.page },
      table({ className: 'card', style: card }, ...(first ? mainPart(first) : []), ...others.map(secondPart)),
    ),
    ...message.parts.map((part) => footer(message, brand, part.language)),
  )
}

/** The mark, the product's name, and who the letter is about. */
function headerOf({ kind, to, about }: MailMessage, brand: LetterBrand, language: Language): ReactNode {
  const isDesk = isToStaff(kind)
  const ground = isDesk ? colours.desk : colours.brand
  const mark = text(18, 26, {
    color: colours.onBrand,
    backgroundColor: ground,
    borderRadius: 8,
    width: 30,
    height: 30,
  })
  const tag = text(11, 16, {
    color: colours.onBrand,
    backgroundColor: ground,
    borderRadius: 4,
    padding: '2px 6px',
  })
  const end = language === 'ar' ? 'left' : 'right'
  return table(
    {},
    element(
      'tr',
      null,
      element(
        'td',
        {
          className: isDesk ? 'mkd' : 'mk',
          width: 30,
          height: 30,
          align: 'center',
          valign: 'middle',
          bgcolor: ground,
          style: mark,
          'aria-hidden': true,
        },
        'د',
      ),
      element(
        'td',
        {
          className: 'ink',
          align: sideOf(language),
          style: text(18, 30, { fontWeight: 600, padding: '0 10px' }),
        },
        productIn(brand, language),
        isDesk && [
          ' ',
          element(
            'span',
            { key: 'desk', className: 'mkd', style: tag },
            m.mail_desk({}, { locale: language }),
          ),
        ],
      ),
      element(
        'td',
        { className: 'mut', align: end, style: text(13, 20, muted) },
        element('bdi', null, about?.[language] ?? to),
      ),
    ),
  )
}

function footer(message: MailMessage, brand: LetterBrand, language: Language): ReactNode {
  const { why, neverAsk, company, tax } = footerOf(message, brand, language)
  const line = (key: string, said: ReactNode, paddingTop = 0) =>
    said !== '' &&
    element(
      'div',
      { key, className: 'mut', style: text(12, language === 'ar' ? 22 : 19, { ...muted, paddingTop }) },
      said,
    )
  const link = (key: string, href: string, said: string) =>
    element('a', { key, className: 'mut', href, style: { ...muted, textDecoration: 'underline' } }, said)
  const help = link('help', `mailto:${brand.supportEmail}`, m.mail_help({}, { locale: language }))
  const settings = link('settings', brand.settingsAddress, m.mail_settings({}, { locale: language }))
  return row(
    {
      className: 'px',
      dir: directions[language],
      lang: language,
      align: sideOf(language),
      style: { padding: '20px 32px 0' },
    },
    line('why', why),
    line('never', neverAsk, 10),
    line('company', company, neverAsk === '' ? 10 : 0),
    line('tax', tax),
    message.leave &&
      line('leave', link('leave', message.leave, m.mail_contact_leave({}, { locale: language })), 10),
    line('links', isToStaff(message.kind) ? help : [settings, '\u00a0\u00a0·\u00a0\u00a0', help], 10),
  )
}
