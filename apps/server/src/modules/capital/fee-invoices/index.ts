import type { Database, ReadTx } from '../../../platform/database/database.ts'
import { shareOf, type MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import { pdfAnswer, xmlAnswer } from '../../../platform/documents/pdf-answer.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { givenOut, type GivenPaper } from '../../money/tax-documents/index.ts'
import { creditNoteOf, feeInvoiceOf } from './contents.ts'
import { creditNoteXml, feeInvoiceXml } from './xml.ts'
import { creditNotePaper, feeInvoicePaper } from './papers.ts'

interface FeeInvoicesDependencies {
  database: Database
  issuer: Issuer
  papers: Papers
  storage: Storage
}

/**
 * The tax papers of an advance's fee: its invoice, issued at funding, and a credit note for what is forgiven
 * of it (DEC-LOAN-3, DEC-LOAN-25, DEC-LOAN-27).
 */
export function buildFeeInvoices(deps: FeeInvoicesDependencies) {
  const { database, issuer, papers } = deps
  const read = <Contents>(
    { merchantId, merchantIds }: MemberActor,
    contentsOf: (tx: ReadTx, merchantId: string) => Promise<Contents | undefined>,
  ) => database.tenantRead(merchantIds, (tx) => contentsOf(tx, merchantId))

  /** A paper as it was given out first, for people or for machines. */
  async function answer(
    { merchantId, kind, subject, number, format, now }: Asked,
    make: { pdf(): Promise<Buffer>; xml(): Buffer | null },
  ) {
    const paper = { merchantId, kind, subject }
    if (format === 'xml') {
      const xml = await givenOut(deps, { ...paper, format }, now, () => Promise.resolve(make.xml()))
      return xml ? xmlAnswer(xml, `${number}.xml`) : refuse('not_found')
    }
    return pdfAnswer(await givenOut(deps, { ...paper, format: 'pdf' }, now, make.pdf), `${number}.pdf`)
  }

  const handlers: Handlers<'feeInvoices'> = {
    'feeInvoices.invoice': async ({ actor, params, query, now, gone }) => {
      const invoice = await read(actor, (tx, merchantId) =>
        feeInvoiceOf(tx, issuer, { merchantId, advanceId: params.id }),
      )
      if (!invoice) return refuse('not_found')
      if (invoice instanceof Refusal) return invoice
      const whose = { owner: shareOf(actor), signal: gone() }
      const { merchantId } = actor
      const { number } = invoice
      const asked = { merchantId, kind: 'fee_invoice', subject: params.id, number, ...query, now } as const
      return answer(asked, {
        pdf: () => papers.make(feeInvoicePaper, invoice, whose),
        xml: () => feeInvoiceXml(invoice),
      })
    },

    'feeInvoices.creditNote': async ({ actor, params: { id: advanceId, number }, query, now, gone }) => {
      const note = await read(actor, (tx, merchantId) =>
        creditNoteOf(tx, issuer, { merchantId, advanceId, number }),
      )
      if (!note) return refuse('not_found')
      if (note instanceof Refusal) return note
      const whose = { owner: shareOf(actor), signal: gone() }
      const { merchantId } = actor
      const subject = `${advanceId} ${number}`
      const asked = { merchantId, kind: 'credit_note', subject, number, ...query, now } as const
      return answer(asked, {
        pdf: () => papers.make(creditNotePaper, note, whose),
        xml: () => creditNoteXml(note),
      })
    },
  }
  return defineModule({ name: 'fee-invoices', handlers })
}

interface Asked extends Pick<GivenPaper, 'merchantId' | 'kind' | 'subject'> {
  number: string
  format?: GivenPaper['format'] | undefined
  now: Date
}
