import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { invoiceLines } from '@daftar/rules/payouts/invoice-lines'
import type { Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { shareOf, type MerchantActor } from '../../../../platform/http/actor.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findLegalEntity } from '../../../merchants/merchants/index.ts'
import { reachOf, type Reached } from '../access.ts'
import { findVisible } from '../handlers.ts'
import { feeSums, invoicedPayouts, invoiceNumber, listInvoiceMonths, monthBounds } from '../invoices.ts'
import { linesOf, newestLines } from '../lines.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { movementsSeen } from '../present.ts'
import { listStoreFigures } from '../store.ts'
import { sellerTo, type InvoiceParty } from '../../../../platform/documents/parties.ts'
import { pdfAnswer } from '../../../../platform/documents/pdf-answer.ts'
import type { InvoiceContents } from './invoice.ts'
import { invoicePaper, statementPaper } from './papers.ts'
import type { StatementContents } from './contents.ts'

/** Four pages; the CSV holds every movement. */
const statementLines = 100

/** Statements of payouts and tax invoices of months, each in both languages. */
export function payoutPapers(deps: PayoutsDependencies) {
  const { database, papers } = deps
  return {
    'payouts.statement': async ({ actor, params, gone }) => {
      const contents = await database.tenantRead(actor.merchantIds, (tx) =>
        statementOf(tx, deps, actor, params.id),
      )
      if (!contents) return refuse('not_found')
      const bytes = await papers.make(statementPaper, contents, { owner: shareOf(actor), signal: gone() })
      return pdfAnswer(bytes, `statement-${contents.payout.number}.pdf`)
    },

    'payouts.invoices': async ({ tx, actor, now }) => {
      const reached = await wholeMerchant(tx, actor)
      if (!reached) return { invoices: [] }
      const months = await listInvoiceMonths(tx, reached, dateInZone(now.getTime(), reached.zone))
      return {
        invoices: months.map((one) => {
          const amount = (minor: bigint) => toDecimal(money(minor, one.currency))
          return {
            month: one.month,
            number: invoiceNumber(reached.merchantId, one),
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
      const bytes = await papers.make(invoicePaper, contents, { owner: shareOf(actor), signal: gone() })
      return pdfAnswer(bytes, `${contents.number}.pdf`)
    },
  } satisfies Partial<Handlers<'payouts'>>
}

async function statementOf(
  tx: ReadTx,
  { issuer }: PayoutsDependencies,
  actor: MerchantActor,
  payoutId: string,
): Promise<StatementContents | undefined> {
  const found = await findVisible(tx, actor, payoutId)
  if (!found) return undefined
  const { row, reached } = found
  const [stores, lines, entity] = await Promise.all([
    listStoreFigures(tx, row, reached.storeIds),
    newestLines(tx, reached, linesOf(tx, row), statementLines),
    findLegalEntity(tx, reached.merchantId),
  ])
  return {
    provider: issuer.brand,
    seller: sellerTo(reached.country, issuer),
    merchant: { ...buyerOf(entity), name: { en: reached.name, ar: reached.nameAr } },
    payout: row,
    zone: reached.zone,
    stores,
    lines,
    movements: movementsSeen(row, reached, stores),
  }
}

async function invoiceOf(
  tx: ReadTx,
  { issuer }: PayoutsDependencies,
  reached: Reached,
  month: Pick<Parameters<typeof feeSums>[2], 'month' | 'currency'>,
): Promise<InvoiceContents> {
  const [sums, payouts, entity] = await Promise.all([
    feeSums(tx, reached, month),
    invoicedPayouts(tx, reached, month),
    findLegalEntity(tx, reached.merchantId),
  ])
  return {
    provider: issuer.brand,
    number: invoiceNumber(reached.merchantId, month),
    month: month.month,
    currency: month.currency,
    issuedOn: monthBounds(month.month, reached.zone).lastDay,
    seller: sellerTo(reached.country, issuer),
    buyer: buyerOf(entity, reached.name),
    lines: invoiceLines(sums),
    payouts,
  }
}

/** The company behind the merchant, as the tax authority knows it. */
function buyerOf(entity: Awaited<ReturnType<typeof findLegalEntity>>, name = ''): InvoiceParty {
  const once = (text: string) => ({ en: text, ar: text })
  return {
    name: once(entity?.legal_company_name ?? name),
    address: once(entity?.legal_address ?? ''),
    taxNumber: entity?.tax_number ?? null,
    registration: entity?.commercial_registration_number ?? null,
  }
}

/** Invoices are of a merchant as a whole: not for people who are limited to some of its stores. */
async function wholeMerchant(tx: ReadTx, actor: MerchantActor): Promise<Reached | undefined> {
  if (actor.merchantId === null) return undefined
  const [reached] = await reachOf(tx, actor, [actor.merchantId])
  return reached?.storeIds === null ? reached : undefined
}
