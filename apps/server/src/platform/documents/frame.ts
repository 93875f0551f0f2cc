import { createElement, type ReactElement, type ReactNode } from 'react'
import { Page, Text } from '@react-pdf/renderer'
import { box, text, type Bilingual } from './element.ts'
import { styles } from './styles.ts'

/** What stands at the head and the foot of every page. */
export interface Masthead {
  provider: Bilingual
  /** Of the document. */
  number: string
  /** Who issued it, and what else belongs at the foot. */
  foot?: Bilingual | undefined
  /** Stands behind the pages of another file, which are counted there. */
  isAppended?: boolean
}

/** A sheet with the provider's mark and name, the document's number and the page's in the middle. */
export function sheet(masthead: Masthead, children: ReactNode[]): ReactElement {
  return createElement(
    Page,
    { size: 'A4', style: styles.page },
    header(masthead),
    box(styles.headerRule, [], { fixed: true }),
    ...(masthead.foot ? [footer(masthead.foot)] : []),
    ...children,
  )
}

function header({ provider, number, isAppended }: Masthead): ReactElement {
  // The mark is the first letter of the Arabic name, as the product's own is.
  const mark = box(styles.mark, [text('ar', [...provider.ar][0] ?? '', styles.markLetter)])
  return box(
    styles.header,
    [
      box(styles.headerSide, [mark, text('en', provider.en, styles.brand)]),
      box(styles.half, [
        createElement(Text, {
          style: styles.number,
          render: ({ pageNumber: page, totalPages: pages }) =>
            isAppended ? number : `${number}  ·  ${page} / ${pages ?? page}`,
        }),
      ]),
      box(styles.half, [text('ar', provider.ar, styles.brand)]),
    ],
    { fixed: true },
  )
}

function footer(foot: Bilingual): ReactElement {
  const side = (language: 'en' | 'ar') =>
    box(styles.half, [text(language, foot[language], styles.footerText)])
  return box(styles.footer, [side('en'), side('ar')], { fixed: true })
}
