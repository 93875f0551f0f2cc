import { createElement } from 'react'
import { Document, Page } from '@react-pdf/renderer'
import type { PdfDocument } from '../platform/documents/render.ts'

/** A document whose permit lasts until it is released; `begun` tells that it has it. */
export function heldDocument(): { document: PdfDocument; begun: Promise<void>; release(): void } {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  return {
    document: async () => {
      begun.resolve()
      await released.promise
      return createElement(Document, {}, createElement(Page, { size: 'A6' }))
    },
    begun: begun.promise,
    release: released.resolve,
  }
}
