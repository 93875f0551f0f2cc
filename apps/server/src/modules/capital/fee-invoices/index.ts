import type { Database, ReadTx } from '../../../platform/database/database.ts'
import { shareOf, type MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import { pdfAnswer } from '../../../platform/documents/pdf-answer.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { creditNoteOf, feeInvoiceOf } from './contents.ts'
import { creditNoteXml, feeInvoiceXml } from './xml.ts'
import { creditNotePaper, feeInvoicePaper } from './papers.ts'

interface FeeInvoicesDependencies {
  database: Database
  issuer: Issuer
  papers: Papers
}

/**
 * The tax papers of an advance's fee: its invoice, issued at funding, and a credit note for what is forgiven
 * of it (DEC-LOAN-3, DEC-LOAN-25, DEC-LOAN-27).
 */
export function buildFeeInvoices({ database, issuer, papers }: FeeInvoicesDependencies) {
  const read = <Contents>(
    { merchantId, merchantIds }: MemberActor,
    contentsOf: (tx: ReadTx, merchantId: string) => Promise<Contents | undefined>,
  ) => database.tenantRead(merchantIds, (tx) => contentsOf(tx, merchantId))
  const handlers: Handlers<'feeInvoices'> = {
    'feeInvoices.invoice': async ({ actor, params, query, gone }) => {
      const invoice = await read(actor, (tx, merchantId) =>
        feeInvoiceOf(tx, issuer, { merchantId, advanceId: params.id }),
      )
      if (!invoice) return refuse('not_found')
      if (invoice instanceof Refusal) return invoice
      if (query.format === 'xml') return feeInvoiceXml(invoice) ?? refuse('not_found')
      const whose = { owner: shareOf(actor), signal: gone() }
      return pdfAnswer(await papers.make(feeInvoicePaper, invoice, whose), `${invoice.number}.pdf`)
    },

    'feeInvoices.creditNote': async ({ actor, params: { id: advanceId, number }, query, gone }) => {
      const note = await read(actor, (tx, merchantId) =>
        creditNoteOf(tx, issuer, { merchantId, advanceId, number }),
      )
      if (!note) return refuse('not_found')
      if (note instanceof Refusal) return note
      if (query.format === 'xml') return creditNoteXml(note) ?? refuse('not_found')
      const whose = { owner: shareOf(actor), signal: gone() }
      return pdfAnswer(await papers.make(creditNotePaper, note, whose), `${note.number}.pdf`)
    },
  }
  return defineModule({ name: 'fee-invoices', handlers })
}
