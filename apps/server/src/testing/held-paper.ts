import { createElement } from 'react'
import { Document, Page } from '@react-pdf/renderer'
import type { Paper } from '../platform/paper/render.ts'

/** A paper whose turn lasts until it is released; `begun` tells that it has the turn. */
export function heldPaper(): { paper: Paper; begun: Promise<void>; release(): void } {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  return {
    paper: async () => {
      begun.resolve()
      await released.promise
      return createElement(Document, {}, createElement(Page, { size: 'A6' }))
    },
    begun: begun.promise,
    release: released.resolve,
  }
}
