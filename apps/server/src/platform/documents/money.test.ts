import { createElement } from 'react'
import { Document } from '@react-pdf/renderer'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { sheet } from './frame.ts'
import { moneyTable } from './money.ts'
import { renderPdf } from './render.ts'
import { figure } from './sections.ts'
import { longTable } from './table.ts'

const once = (text: string) => ({ en: text, ar: text })
const amounts = [1_234_567_890n, -571n, 0n]

/** Where each text with a decimal point ends on the page, in points. */
async function endsOf(element: ReturnType<typeof moneyTable>): Promise<number[]> {
  const document = async () =>
    createElement(Document, {}, sheet({ provider: once('د'), number: '1' }, [element]))
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf(document)))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && /\d\.\d/.test(item.str) ? [Math.round(item.transform[4] + item.width)] : [],
  )
}

test('money ends at one edge, so that its decimals stand below each other', async () => {
  const rows = amounts.map((minor) => ({ words: once('Sales'), figures: [figure(minor, 'AED')] }))
  const ends = await endsOf(moneyTable([once('AED')], rows))
  expect(ends).toHaveLength(amounts.length)
  expect(new Set(ends).size).toBe(1)
})

test('so it does in a table of many columns', async () => {
  const columns = [
    { head: once('Time'), share: 2 },
    { head: once('Sale'), share: 2, side: 'right' as const },
  ]
  const ends = await endsOf(
    longTable(
      columns,
      amounts.map((minor) => ({ cells: ['A-1', figure(minor, 'BHD')] })),
    ),
  )
  expect(ends).toHaveLength(amounts.length)
  expect(new Set(ends).size).toBe(1)
})
