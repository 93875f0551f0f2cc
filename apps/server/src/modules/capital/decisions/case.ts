import { needsSecond } from '@daftar/rules/access/four-eyes'
import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { resubmissionsMax } from '@daftar/rules/capital/applications/application-status'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import {
  proposedDecision,
  type CheckedCase,
  type ProposedDecision,
} from '@daftar/rules/capital/applications/proposed-decision'
import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { normaliseIban } from '@daftar/rules/registry/iban'
import type { Tx } from '../../../platform/database/database.ts'
import {
  othersUnder,
  presentApplication,
  screeningStateOf,
  type ApplicationRow,
} from '../applications/index.ts'
import { findMerchant, type MerchantRow } from '../../merchants/merchants/index.ts'
import { findOffer } from '../offers/index.ts'
import { platformSales } from '../platforms/index.ts'
import { checkCase, type CheckedCaseFacts } from './checked-case.ts'
import { listCorrections } from './corrections.ts'
import { deskMarks, keptMarks } from './desk-marks.ts'
import { runningAdvances, openOffers, otherApplications } from './exposure.ts'
import { salesByMonth } from './facts.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { similarTo } from './similar.ts'
import { frozenTerms } from './terms.ts'

/** One application with everything a decision needs. */
export async function caseOf(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  now: Date,
): Promise<DeskCase> {
  const merchant = await findMerchant(tx, row.merchant_id)
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!merchant || !offer) throw new Error(`application ${row.id} stands on no offer`)
  const [application, months, screening, checked] = await Promise.all([
    presentApplication(tx, row),
    salesByMonth(tx, merchant, now),
    screeningStateOf(tx, row),
    checkCase(tx, deps, { row, merchant, now }),
  ])
  const { today, checks, statements, sales, exposure, licence, history, iban } = checked
  const [marks, corrections, kept, others, similar, advances, offers, applications, platforms] =
    await Promise.all([
      deskMarks(tx, row),
      listCorrections(tx, row),
      keptMarks(tx, row),
      othersUnder(tx, row),
      similarTo(tx, row, sales.monthlyAverageMinor),
      runningAdvances(tx, row.merchant_id),
      openOffers(tx, row.merchant_id, now),
      otherApplications(tx, row),
      platformSales(tx, row.merchant_id),
    ])
  const asked = askedNow(row)
  return {
    application,
    merchant: presentBorrower(merchant),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    checks,
    sales: presentSales(row.currency, sales, months),
    exposure: {
      open_amount: toDecimal(money(exposure.openMinor, row.currency)),
      closed_advances: exposure.closedAdvances,
      advances,
      offers,
      applications,
    },
    platforms,
    others,
    similar,
    licence,
    proposed: presentProposed(
      proposedDecision({
        outcomes: Object.fromEntries(checks.map(({ code, outcome }) => [code, outcome])) as Outcomes,
        today,
        licenceExpiresOn: licence.expires_on,
        foreignStatements: foreignStatements(statements, iban),
        mayReset: row.reset_rounds < resubmissionsMax,
      }),
    ),
    marks,
    corrections,
    kept_marks: kept,
    rounds: { used: row.reset_rounds, maximum: resubmissionsMax },
    estimate:
      row.advance_terms ??
      frozenTerms({
        offer,
        ...asked,
        vatPercent: merchant.vat_percent,
        at: now,
        calendarOf: deps.calendarOf,
      }),
    direct_debit: repaysByDirectDebit(offer.tags, row.direct_debit),
    proposal: row.proposal,
    needs_second:
      row.status === 'submitted' &&
      (screening === 'confirmed' ||
        needsSecond({ ...asked, currency: row.currency }, deps.fourEyesAboveMinor)),
    screening,
    history,
  }
}

/** What is asked for as it stands now: as its first reviewer proposes it, or as the merchant asked. */
function askedNow({ proposal, currency, amount_minor, tenor }: ApplicationRow) {
  const proposedMinor = proposal && parseAmount(proposal.amount, currency)?.amountMinor
  return { amountMinor: proposedMinor ?? amount_minor, tenor: proposal?.tenor ?? tenor }
}

function presentBorrower({ merchant_id: id, name, name_ar, country, created_at }: MerchantRow) {
  return { id, name, name_ar, country, since: created_at.toISOString() }
}

function presentSales(
  currency: Currency,
  { weeks, monthlyAverageMinor }: CheckedCaseFacts['sales'],
  months: Awaited<ReturnType<typeof salesByMonth>>,
): DeskCase['sales'] {
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    weeks: weeks.map(({ weekStart, amountMinor }) => ({
      week_start: weekStart,
      amount: amount(amountMinor),
    })),
    months: months.map(({ month, amountMinor, orders }) => ({ month, amount: amount(amountMinor), orders })),
    monthly_average: amount(monthlyAverageMinor),
  }
}

type Outcomes = CheckedCase['outcomes']

function presentProposed({ decision, reasons, marks, causes }: ProposedDecision): DeskCase['proposed'] {
  return { decision, reasons: [...reasons], marks: [...marks], causes: [...causes] }
}

/** Statements on which another account is named than the one money goes to. */
function foreignStatements(statements: CheckedCaseFacts['statements'], iban: string): string[] {
  const own = normaliseIban(iban)
  return statements
    .filter(({ reading }) => reading?.iban && normaliseIban(reading.iban) !== own)
    .map(({ file_id }) => file_id)
}

/** The files of a case: opening it opens them to the reader, which the audit log says. */
export function documentsOf({ application, marks, corrections }: DeskCase): string[] {
  const { bank_statements: statements, location_details: location } = application
  const licence = application.legal_info?.cr_file || application.sign_authority?.cr_file
  const others = [location?.rental_contract_url, location?.storefront_photo_url, licence]
  const asked = [...marks, ...corrections.flatMap(({ fields }) => fields)]
  const marked = asked.flatMap(({ before, after }) => [before.file?.url, after?.file?.url])
  const all = [...statements.map((file) => file.url), ...others, ...marked]
  return [...new Set(all.flatMap((url) => url || []))]
}
