import { createElement } from 'react'
import { Document, Page } from '@react-pdf/renderer'
import { expect, test } from 'vitest'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { text } from './element.ts'
import { renderPaper } from './render.ts'

test('a paper keeps every letter, whatever papers were set before it', async () => {
  const paper = (...words: string[]) =>
    renderPaper(async () =>
      createElement(
        Document,
        {},
        createElement(Page, { size: 'A6' }, ...words.map((word) => text('ar', word))),
      ),
    )
  // Here the glyph of the last letter is a part of the one with a dot.
  await paper('المبلغ')
  expect((await textOfPdf(await paper('مع'))).join('')).toBe('مع')
})
