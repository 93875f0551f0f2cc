import { createElement } from 'react'
import { Document, Page } from '@react-pdf/renderer'
import { expect, test } from 'vitest'
import { textOfPdf } from '../../testing/files/pdf-text.ts'
import { text } from './element.ts'
import { renderPdf } from './render.ts'

test('a document keeps every letter, whatever papers were set before it', async () => {
  const document = (...words: string[]) =>
    renderPdf(async () =>
      createElement(
        Document,
        {},
        createElement(Page, { size: 'A6' }, ...words.map((word) => text('ar', word))),
      ),
    )
  // Here the glyph of the last letter is a part of the one with a dot.
  await document('المبلغ')
  expect((await textOfPdf(await document('مع'))).join('')).toBe('مع')
})
