import { createElement, type ReactElement } from 'react'
import { Document, Image, Page, type DocumentProps } from '@react-pdf/renderer'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A paper that is not set before it is released: its picture takes as long to come. */
export function heldPaper(): { paper: ReactElement<DocumentProps>; begun: Promise<void>; release(): void } {
  const begun = Promise.withResolvers<void>()
  const picture = Promise.withResolvers<{ data: Buffer; format: 'png' }>()
  const src = () => {
    begun.resolve()
    return picture.promise
  }
  return {
    paper: createElement(
      Document,
      {},
      createElement(Page, { size: 'A6' }, createElement(Image, { src, style: { width: 9 } })),
    ),
    begun: begun.promise,
    release: () => picture.resolve({ data: dot, format: 'png' }),
  }
}
