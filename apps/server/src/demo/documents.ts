import { createHash } from 'node:crypto'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { keepUpload } from '../modules/casework/files/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { StatementReading } from '../platform/pdf/verdict.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { DemoMerchant } from './merchant.ts'

/** A document of the demo: its pages, and what the product's reader finds in them. */
export interface DemoDocument {
  name: string
  purpose: UploadPurpose
  bytes: Uint8Array
  facts: StatementReading
}

const linesPerPage = 30

/** The statement of the merchant's account, a transaction every other day from the first to the last. */
export function statementOf(
  merchant: DemoMerchant,
  name: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): DemoDocument {
  const { name: holder, iban, bank } = merchant.legalEntity
  const days: CalendarDate[] = []
  for (let day = from; day < to; day = addDays(day, 2)) days.push(day)
  const entries = [...days, to].map(
    (day, index) =>
      `${day.split('-').toReversed().join('/')}  CARD SETTLEMENT ${4100 + index}  ${850 + ((index * 37) % 900)}.00`,
  )
  const lines = [
    `${bank}  Statement of account`,
    `Account name: ${holder}`,
    `IBAN: ${iban}`,
    'Date  Description  Amount',
    ...entries,
  ]
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, page) =>
    lines.slice(page * linesPerPage, (page + 1) * linesPerPage),
  )
  const facts = { ...textOf(pages), holder, iban, ibans: [iban], firstEntry: from, lastEntry: to }
  return { name, purpose: 'bank_statement', bytes: pdfOf(pages), facts }
}

/** A trade licence, on one page. */
export function licenceOf(merchant: DemoMerchant, name: string, number: string): DemoDocument {
  const { name: company, address } = merchant.legalEntity
  const pages = [['Commercial licence', company, number, address]]
  return { name, purpose: 'licence', bytes: pdfOf(pages), facts: textOf(pages) }
}

/** Any paper of one page. */
export function paperOf(lines: readonly string[]): Pick<DemoDocument, 'bytes' | 'facts'> {
  return { bytes: pdfOf([lines]), facts: textOf([lines]) }
}

function textOf(pages: readonly unknown[]): StatementReading {
  return {
    kind: 'text',
    pages: pages.length,
    hasText: true,
    holder: null,
    iban: null,
    ibans: [],
    firstEntry: null,
    lastEntry: null,
  }
}

/**
 * Keeps a document as its upload does; answers its handle. What a reader would find is known, so nobody has
 * to read it.
 */
export async function keepDocument(
  deps: { database: Database; storage: Storage },
  merchant: DemoMerchant,
  { name, purpose, bytes, facts }: DemoDocument,
  at: Date,
): Promise<string> {
  return keepUpload(deps, {
    merchantId: merchant.id,
    personId: merchant.people[0]!.id,
    at,
    name,
    purpose,
    contentType: 'application/pdf',
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    facts,
  })
}

/** Pages of Latin lines as a plain PDF. */
function pdfOf(pages: readonly (readonly string[])[]): Uint8Array {
  const sheets = pages.map((lines, index) => ({ number: 4 + index * 2, content: contentOf(lines) }))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${sheets.map(({ number }) => `${number} 0 R`).join(' ')}]/Count ${sheets.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...sheets.flatMap(({ number, content }) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${number + 1} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`)
  const head = '%PDF-1.4\n'
  let place = head.length
  const places = objects.map((object) => (place += object.length) - object.length)
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = `${objects.length + 1}`
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${place}\n%%EOF\n`,
    'latin1',
  )
}

function contentOf(lines: readonly string[]): string {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')})'`).join('\n')
  return `BT/F 11 Tf 22 TL 48 790 Td\n${text}\nET`
}
