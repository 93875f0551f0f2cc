import type { Database } from '../../platform/database/database.ts'
import type { AllHandlers } from '../../platform/http/call.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Issuer } from '../../platform/paper/parties.ts'
import { pdfAnswer } from '../../platform/paper/pdf-answer.ts'
import { creditNoteOf, feeInvoiceOf } from './contents.ts'

type FeeInvoiceHandlers = Pick<AllHandlers, 'capital.feeInvoice' | 'capital.creditNote'>

/** The tax papers of an advance's fee: its invoice, issued at funding, and a credit note for what is forgiven of it (DEC-LOAN-3, DEC-LOAN-25, DEC-LOAN-27). */
export function buildFeeInvoices({ database, issuer }: { database: Database; issuer: Issuer }): {
  handlers: FeeInvoiceHandlers
} {
  return {
    handlers: {
      'capital.feeInvoice': async ({ actor, params }) => {
        const { merchantId } = actor
        const contents = merchantId
          ? await database.tenantRead(actor.merchantIds, (tx) =>
              feeInvoiceOf(tx, issuer, { merchantId, loanId: params.id }),
            )
          : undefined
        if (!contents) return refuse('not_found')
        const paper = async () => (await import('./document.ts')).feeInvoiceDocument(contents)
        return pdfAnswer(paper, `${contents.number}.pdf`)
      },

      'capital.creditNote': async ({ actor, params }) => {
        const { merchantId } = actor
        const contents = merchantId
          ? await database.tenantRead(actor.merchantIds, (tx) =>
              creditNoteOf(tx, issuer, { merchantId, loanId: params.id, number: params.number }),
            )
          : undefined
        if (!contents) return refuse('not_found')
        const paper = async () => (await import('./document.ts')).creditNoteDocument(contents)
        return pdfAnswer(paper, `${contents.number}.pdf`)
      },
    },
  }
}
