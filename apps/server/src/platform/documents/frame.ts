import { createElement, type ReactElement, type ReactNode } from 'react'
import { Page, Text } from '@react-pdf/renderer'
import { m } from '@daftar/words'
import type { Language } from '@daftar/rules/geo/languages'
import { box, plain, text, type Bilingual } from './element.ts'
import { styles } from './styles.ts'

/** What stands at the head of every page. */
export interface Masthead {
  provider: Bilingual
  /** Of the document. */
  number: string
}

/** A sheet with the provider's name, the document's number and page numbers in both languages. */
export function sheet(masthead: Masthead, children: ReactNode[]): ReactElement {
  return createElement(
    Page,
    { size: 'A4', style: styles.page },
    header(masthead),
    box(styles.headerRule, [], { fixed: true }),
    footer(),
    ...children,
  )
}

function header({ provider, number }: Masthead): ReactElement {
  return box(
    styles.header,
    [
      text('en', provider.en, styles.brand),
      plain(number, styles.number),
      text('ar', provider.ar, styles.brand),
    ],
    { fixed: true },
  )
}

function footer(): ReactElement {
  return box(styles.footer, [pageNumber('en'), pageNumber('ar')], { fixed: true })
}

function pageNumber(locale: Language): ReactElement {
  return createElement(Text, {
    style: locale === 'ar' ? styles.pageArabic : styles.pageEnglish,
    render: ({ pageNumber: page, totalPages: pages }) =>
      m.pdf_page({ page, pages: pages ?? page }, { locale }),
  })
}
