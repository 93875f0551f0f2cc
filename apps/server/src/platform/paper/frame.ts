import { createElement, type ReactElement, type ReactNode } from 'react'
import { Page, Text } from '@react-pdf/renderer'
import { m } from '@daftar/words'
import type { Language } from '@daftar/rules/geo/languages'
import { box, plain, text, type Both } from './element.ts'
import { look } from './look.ts'

/** What stands at the head of every page. */
export interface Masthead {
  provider: Both
  /** Of the document. */
  number: string
}

/** A sheet with the provider's name, the document's number and page numbers in both languages. */
export function sheet(masthead: Masthead, children: ReactNode[]): ReactElement {
  return createElement(
    Page,
    { size: 'A4', style: look.page },
    header(masthead),
    box(look.headerRule, [], { fixed: true }),
    footer(),
    ...children,
  )
}

function header({ provider, number }: Masthead): ReactElement {
  return box(
    look.header,
    [text('en', provider.en, look.brand), plain(number, look.number), text('ar', provider.ar, look.brand)],
    { fixed: true },
  )
}

function footer(): ReactElement {
  return box(look.footer, [pageNumber('en'), pageNumber('ar')], { fixed: true })
}

function pageNumber(locale: Language): ReactElement {
  return createElement(Text, {
    style: locale === 'ar' ? look.pageArabic : look.pageEnglish,
    render: ({ pageNumber: page, totalPages: pages }) =>
      m.pdf_page({ page, pages: pages ?? page }, { locale }),
  })
}
