import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { ReadTx } from '../../../platform/database/database.ts'
import { findLegalEntity, merchantZone, type MerchantRow } from '../../merchants/merchants/index.ts'
import { companyNameOf, listStatements, type ApplicationRow } from '../applications/index.ts'
import { automaticChecks, type Check } from './checks.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { exposureOf, salesOf, type ExposureFacts, type SalesFacts } from './facts.ts'
import { historyOf } from './history.ts'
import { licenceFacts } from './licence.ts'

/** What the checks of a case are made from, and what they say. */
export interface CheckedCaseFacts {
  today: CalendarDate
  checks: Check[]
  statements: Awaited<ReturnType<typeof listStatements>>
  sales: SalesFacts
  exposure: ExposureFacts
  licence: DeskCase['licence']
  history: DeskCase['history']
  /** The account money would go to. */
  iban: string
}

/**
 * Checks an application as it stands now: for whoever reads the case, and for the approval that is not to
 * pass them over.
 */
export async function checkCase(
  tx: ReadTx,
  deps: DecisionDependencies,
  { row, merchant, now }: { row: ApplicationRow; merchant: MerchantRow; now: Date },
): Promise<CheckedCaseFacts> {
  const [statements, entity, sales, exposure, history] = await Promise.all([
    listStatements(tx, row.merchant_id, row.id),
    findLegalEntity(tx, row.merchant_id),
    salesOf(tx, merchant, now),
    exposureOf(tx, merchant),
    historyOf(tx, deps, row),
  ])
  const licence = await licenceFacts(tx, row, entity?.licence_expires_on ?? null)
  const zone = merchantZone(merchant)
  const today = dateInZone(now.getTime(), zone)
  const iban = row.iban ?? entity?.iban ?? ''
  const checks = automaticChecks({
    today,
    submittedOn: submittedOn(history, row, zone),
    currency: row.currency,
    legalName: companyNameOf(row) ?? entity?.legal_company_name ?? '',
    iban,
    licenceExpiresOn: licence.expires_on,
    statements: statements.map(({ reading }) => ({
      holder: reading?.holder ?? null,
      iban: reading?.iban ?? null,
      firstEntry: reading?.firstEntry ?? null,
      lastEntry: reading?.lastEntry ?? null,
    })),
    amountMinor: row.amount_minor,
    monthlyAverageMinor: sales.monthlyAverageMinor,
    openMinor: exposure.openMinor,
  })
  return { today, checks, statements, sales, exposure, licence, history, iban }
}

/** The days the application was handed in: in the merchant's zone, the first first. */
function submittedOn(history: DeskCase['history'], row: ApplicationRow, zone: string): CalendarDate[] {
  const moments = history
    .filter(({ action }) => action === 'application.submitted')
    .map(({ at }) => Date.parse(at))
  const known = moments.length > 0 ? moments : [(row.submitted_at ?? row.saved_at).getTime()]
  return known.map((at) => dateInZone(at, zone))
}
