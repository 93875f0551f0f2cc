import { createHash } from 'node:crypto'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { invoiceLines } from '@daftar/rules/payouts/invoice-lines'
import type { Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { shareOf, type MemberActor } from '../../../../platform/http/actor.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { reachOf, type Reached } from '../access.ts'
import { findVisible } from '../handlers.ts'
import {
  feeSums,
  invoicedPayouts,
  invoiceSubject,
  listInvoiceMonths,
  monthBounds,
  walletFees,
  type InvoiceMonth,
} from './invoices.ts'
import { buyerOf } from './issue-invoices.ts'
import {
  findTaxDocument,
  givenOut,
  numbersOf,
  qrOf,
  taxXmlOf,
  type GivenPaper,
  type IssuedPaper,
} from '../../tax-documents/index.ts'
import type { PayoutRow } from '../../settlement/index.ts'
import { linesOf, newestLines } from '../lines.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { movementsSeen } from '../present.ts'
import { listStoreFigures } from '../store.ts'
import { sellerTo } from '../../../../platform/documents/parties.ts'
import type { PaperFor } from '../../../../platform/documents/papers.ts'
import { pdfAnswer, xmlAnswer } from '../../../../platform/documents/pdf-answer.ts'
import type { InvoiceContents } from './invoice.ts'
import { lineWords } from './line-words.ts'
import { invoicePaper, statementPaper } from './papers.ts'
import type { StatementContents } from './contents.ts'

/** Four pages; the CSV holds every movement. */
const statementLines = 100

/** Statements of payouts and tax invoices of months, each in both languages. */
export function payoutPapers(deps: PayoutsDependencies) {
  const { database } = deps
  return {
    'payouts.statement': async ({ actor, params, now, gone }) => {
      const found = await database.tenantRead(actor.merchantIds, (tx) =>
        statementOf(tx, deps, actor, params.id),
      )
      if (!found) return refuse('not_found')
      const bytes = await statementFile(deps, found, now, { owner: shareOf(actor), signal: gone() })
      return pdfAnswer(bytes, `statement-${found.contents.payout.number}.pdf`)
    },

    'payouts.invoices': async ({ tx, actor, now }) => {
      const reached = await wholeMerchant(tx, actor)
      if (!reached) return { invoices: [] }
      const { merchantId } = reached
      const [months, numbers] = await Promise.all([
        listInvoiceMonths(tx, reached, dateInZone(now.getTime(), reached.zone)),
        numbersOf(tx, { merchantId, kind: 'payout_invoice' }),
      ])
      return {
        invoices: months.flatMap((one) => {
          const number = numbers.get(invoiceSubject(one))
          if (number === undefined) return []
          const amount = (minor: bigint) => toDecimal(money(minor, one.currency))
          return {
            month: one.month,
            number,
            currency: one.currency,
            fees: amount(one.netMinor),
            vat: amount(one.vatMinor),
            total: amount(one.netMinor + one.vatMinor),
          }
        }),
      }
    },

    'payouts.invoice': async ({ actor, params, query, now, gone }) => {
      const contents = await database.tenantRead(actor.merchantIds, async (tx) => {
        const reached = await wholeMerchant(tx, actor)
        if (!reached) return undefined
        const months = await listInvoiceMonths(tx, reached, dateInZone(now.getTime(), reached.zone))
        const found = months.find(
          ({ month, currency }) =>
            month === params.month && currency === (query.currency ?? reached.currency),
        )
        return found && invoiceOf(tx, deps, reached, found)
      })
      if (!contents) return refuse('not_found')
      if (contents instanceof Refusal) return contents
      if (query.format === 'xml') {
        const paper = { ...paperOf(contents), format: 'xml' } as const
        const xml = await givenOut(deps, paper, now, () => Promise.resolve(monthXml(contents)))
        return xml ? xmlAnswer(xml, `${contents.number}.xml`) : refuse('not_found')
      }
      const bytes = await invoiceFile(deps, contents, now, { owner: shareOf(actor), signal: gone() })
      return pdfAnswer(bytes, `${contents.number}.pdf`)
    },
  } satisfies Partial<Handlers<'payouts'>>
}

/** A statement as it would be set now, and as what it is kept once somebody got it. */
interface Statement {
  contents: StatementContents
  paper: GivenPaper
}

/** What the statement of a payout says; nothing where the person does not see it. */
export async function statementOf(
  tx: ReadTx,
  { issuer }: PayoutsDependencies,
  actor: MemberActor,
  payoutId: string,
): Promise<Statement | undefined> {
  const found = await findVisible(tx, actor, payoutId)
  if (!found) return undefined
  const { row, reached } = found
  const [stores, lines, company] = await Promise.all([
    listStoreFigures(tx, row, reached.storeIds),
    newestLines(tx, reached, linesOf(tx, row), statementLines),
    buyerOf(tx, reached.merchantId, reached.name),
  ])
  const contents = {
    provider: issuer.brand,
    seller: sellerTo(reached.country, issuer),
    merchant: { ...company, name: { en: reached.name, ar: reached.nameAr } },
    payout: row,
    zone: reached.zone,
    stores,
    lines,
    movements: movementsSeen(row, reached, stores),
  }
  const { merchantId } = reached
  const subject = `${row.id} ${standingOf(row, reached)}`
  return { contents, paper: { merchantId, kind: 'statement', subject, format: 'pdf' } }
}

/**
 * What a closed payout may still come to, and for which stores a person reads of it: another statement where
 * one of them is another.
 */
function standingOf(row: PayoutRow, { storeIds }: Reached): string {
  const { status, issued_at, paid_at, bank_name, iban, bank_reference } = row
  const seen = storeIds && [...storeIds].sort()
  const standing = JSON.stringify([status, issued_at, paid_at, bank_name, iban, bank_reference, seen])
  return createHash('sha256').update(standing).digest('hex').slice(0, 32)
}

/** The file of a statement, as it was given out first. */
export async function statementFile(
  deps: PayoutsDependencies,
  { contents, paper }: Statement,
  now: Date,
  whose: PaperFor,
): Promise<Buffer> {
  return givenOut(deps, paper, now, () => deps.papers.make(statementPaper, contents, whose))
}

type Invoice = InvoiceContents & { merchantId: string; issued: IssuedPaper }

function paperOf(invoice: Invoice) {
  return { merchantId: invoice.merchantId, kind: 'payout_invoice', subject: invoiceSubject(invoice) } as const
}

/** The file of a month's invoice, as it was given out first. */
export async function invoiceFile(
  deps: PayoutsDependencies,
  invoice: Invoice,
  now: Date,
  whose: PaperFor,
): Promise<Buffer> {
  const { merchantId: _merchantId, issued: _issued, ...contents } = invoice
  const paper = { ...paperOf(invoice), format: 'pdf' } as const
  return givenOut(deps, paper, now, () => deps.papers.make(invoicePaper, contents, whose))
}

/** What the tax invoice of a month says. */
export async function invoiceOf(
  tx: ReadTx,
  { issuer }: PayoutsDependencies,
  reached: Reached,
  month: InvoiceMonth,
): Promise<Invoice | Refusal | undefined> {
  const { merchantId, country, zone } = reached
  const subject = invoiceSubject(month)
  const issued = await findTaxDocument(tx, { merchantId, kind: 'payout_invoice', subject })
  const seller = issued?.seller ?? sellerTo(country, issuer)
  // Over for less than an hour, or waiting for a number of the provider.
  if (!issued) return seller.taxNumber === null ? refuse('seller_tax_number_missing') : undefined
  const [sums, payouts, wallet, buyer] = await Promise.all([
    feeSums(tx, reached, month),
    invoicedPayouts(tx, reached, month),
    walletFees(tx, reached, month),
    issued.buyer ?? buyerOf(tx, merchantId, reached.name),
  ])
  const paper = { uuid: issued.uuid, at: issued.issued_at, country, zone }
  return {
    merchantId,
    issued: paper,
    qr: qrOf(paper, seller, month),
    provider: issuer.brand,
    number: issued.number,
    month: month.month,
    currency: month.currency,
    issuedOn: monthBounds(month.month, zone).lastDay,
    seller,
    buyer,
    lines: invoiceLines(sums),
    payouts,
    wallet,
  }
}

/** The same invoice for machines. */
function monthXml(contents: Invoice): Buffer | null {
  const { number, issuedOn, currency, seller, buyer, month } = contents
  const language = contents.issued.country === 'SAU' ? 'ar' : 'en'
  return taxXmlOf(contents.issued, {
    number,
    issuedOn,
    currency,
    seller,
    buyer,
    period: { from: `${month}-01` as CalendarDate, to: issuedOn },
    lines: contents.lines.map(({ kind, ...line }) => ({
      ...line,
      name: lineWords[kind]({}, { locale: language }),
    })),
  })
}

/** Invoices are of a merchant as a whole: not for people who are limited to some of its stores. */
async function wholeMerchant(tx: ReadTx, actor: MemberActor): Promise<Reached | undefined> {
  const [reached] = await reachOf(tx, actor, [actor.merchantId])
  return reached?.storeIds === null ? reached : undefined
}
