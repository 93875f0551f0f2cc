let isTelling = false

/**
 * A browser tells of a changed selection later, and once. This document tells at once, also of what whoever
 * was told changes in turn: a segment of a date, which keeps the selection in its place, would be told for
 * ever.
 */
export function tellSelectionOnce(): void {
  const dispatch = Document.prototype.dispatchEvent
  Object.defineProperty(document, 'dispatchEvent', {
    configurable: true,
    value: (event: Event): boolean => {
      if (event.type !== 'selectionchange') return dispatch.call(document, event)
      if (isTelling) return true
      isTelling = true
      try {
        return dispatch.call(document, event)
      } finally {
        isTelling = false
      }
    },
  })
}
