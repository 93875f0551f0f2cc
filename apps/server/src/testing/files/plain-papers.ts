import { createElement, type ReactElement } from 'react'
import { Document, Page, Text, type DocumentProps } from '@react-pdf/renderer'
import { definePaper } from '../../platform/documents/paper.ts'

/** A page that says one thing. */
export const plainPaper = definePaper(import.meta.url, 'plain', (says: string) => Promise.resolve(page(says)))

export const brokenPaper = definePaper(import.meta.url, 'broken', (says: string) =>
  Promise.resolve(page(says, 'A font nobody has')),
)

/** It cannot be set in the process of that id, and in every other one. */
export const unluckyPaper = definePaper(import.meta.url, 'unlucky', (pid: string) =>
  Promise.resolve(page('lucky', process.pid === Number(pid) ? 'A font nobody has' : undefined)),
)

/** It is never set. */
export const endlessPaper = definePaper(
  import.meta.url,
  'endless',
  (_says: string) => new Promise<ReactElement<DocumentProps>>(() => undefined),
)

function page(says: string, fontFamily = 'Helvetica'): ReactElement<DocumentProps> {
  const text = createElement(Text, { style: { fontFamily } }, says)
  return createElement(Document, {}, createElement(Page, { size: 'A6' }, text))
}
