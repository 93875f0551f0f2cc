import { createElement } from 'react'
import { Document, Page, Text } from '@react-pdf/renderer'
import { expect, test } from 'vitest'
import { heldDocument } from '../../testing/held-document.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { Refusal } from '../http/refusal.ts'
import { text } from './element.ts'
import { renderQueued } from './render-queued.ts'
import { renderPdf, type PdfDocument } from './render.ts'

/** So many wait behind the one that is set; whoever comes then is sent away. */
const mostWaiting = 20

function document(name: string): PdfDocument {
  return async () =>
    createElement(Document, {}, createElement(Page, { size: 'A6' }, text('en', `Paper ${name}`)))
}

const broken: PdfDocument = async () => {
  const style = { fontFamily: 'A font nobody has' }
  return createElement(Document, {}, createElement(Page, { size: 'A6' }, createElement(Text, { style }, 'x')))
}

async function textOf(pdf: Buffer | Refusal): Promise<string> {
  return pdf instanceof Refusal ? pdf.reason : (await textOfPdf(pdf)).join(' ').trim()
}

test('documents asked for at once are laid out one after the other in that order', async () => {
  const done: string[] = []
  const names = Array.from({ length: mostWaiting }, (_, index) => `number-${index}`)
  const held = heldDocument()
  const first = renderQueued(held.document)
  const made = names.map(async (name) => {
    const pdf = await renderQueued(document(name))
    done.push(name)
    return textOf(pdf)
  })
  await held.begun
  // Set aside, without a turn: long enough for the others, were they not waiting.
  for (let count = 0; count < 5; count += 1) await renderPdf(document('aside'))
  expect(done).toEqual([])
  held.release()
  expect(await first).toBeInstanceOf(Buffer)
  expect(await Promise.all(made)).toEqual(names.map((name) => `Paper ${name}`))
  expect(done).toEqual(names)
})

test('more than may wait are refused at once as unavailable, nobody else is, and afterwards it goes on', async () => {
  const held = heldDocument()
  const first = renderQueued(held.document)
  const waiting = Array.from({ length: mostWaiting }, (_, index) => renderQueued(document(`wait-${index}`)))
  for (let count = 0; count < 5; count += 1)
    expect(await textOf(await renderQueued(document('late')))).toBe('unavailable')
  held.release()
  expect(await first).toBeInstanceOf(Buffer)
  const texts = await Promise.all((await Promise.all(waiting)).map(textOf))
  expect(texts).toEqual(Array.from({ length: mostWaiting }, (_, index) => `Paper wait-${index}`))
  expect(await textOf(await renderQueued(document('after')))).toBe('Paper after')
})

test('a document that cannot be set fails alone, and those behind it have their turn', async () => {
  const asked = Array.from({ length: 9 }, (_, index) =>
    renderQueued(index % 3 === 1 ? broken : document(`good-${index}`)),
  )
  const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled')
  expect(outcomes).toEqual([true, false, true, true, false, true, true, false, true])
  const again = Array.from({ length: mostWaiting + 1 }, (_, index) =>
    renderQueued(document(`again-${index}`)),
  )
  const texts = await Promise.all((await Promise.all(again)).map(textOf))
  expect(texts).toEqual(Array.from({ length: mostWaiting + 1 }, (_, index) => `Paper again-${index}`))
})
