import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { daysBetween, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { shareOfRevenue } from '@daftar/rules/capital/offers/offer-form'
import { periodVerdict } from '@daftar/rules/capital/applications/statement-rules'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { compareNames } from '@daftar/rules/registry/company-names'
import { hasLicenceMargin } from '@daftar/rules/registry/dates'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'

export type Check = DeskCase['checks'][number]

export interface CheckedStatement {
  holder: string | null
  iban: string | null
  firstEntry: CalendarDate | null
  lastEntry: CalendarDate | null
}

export interface CheckedFacts {
  today: CalendarDate
  /**
   * The days it was handed in, the first first. Statements had to reach that day (DEC-WIZ-9); those that
   * nobody marked are not to be newer because something else was corrected.
   */
  submittedOn: readonly CalendarDate[]
  currency: Currency
  legalName: string
  iban: string
  licenceExpiresOn: CalendarDate | null
  statements: readonly CheckedStatement[]
  amountMinor: bigint
  monthlyAverageMinor: bigint
  openMinor: bigint
}

/**
 * The automatic checks of an application (DEC-APPL-3). They propose, a person decides: `fail` speaks for a
 * reset or a rejection, `unknown` for a look at the documents. Details are facts only, so that no language is
 * needed.
 */
export function automaticChecks(facts: CheckedFacts): Check[] {
  return [
    statementPeriod(facts),
    statementHolder(facts),
    statementIban(facts),
    licenceExpiry(facts),
    exposure(facts),
    amountToSales(facts),
  ]
}

function statementPeriod({ statements, submittedOn }: CheckedFacts): Check {
  const dates = statements
    .flatMap((file) => [file.firstEntry, file.lastEntry])
    .filter((date) => date !== null)
    .toSorted()
  const verdicts = submittedOn.map((day) => periodVerdict(statements, day))
  const verdict = verdicts.find((one) => one === 'ok') ?? verdicts[0]
  const outcome = verdict === 'ok' ? 'pass' : verdict === 'to_reviewer' ? 'unknown' : 'fail'
  return {
    code: 'statement_period',
    outcome,
    detail: dates.length > 0 ? `${dates[0]} – ${dates.at(-1)}` : '',
  }
}

function statementHolder({ statements, legalName }: CheckedFacts): Check {
  const holders = statements.map((file) => file.holder).filter((holder) => holder !== null)
  const [first] = holders
  if (first === undefined) return { code: 'statement_holder', outcome: 'unknown', detail: legalName }
  const verdicts = holders.map((holder) => compareNames(holder, legalName))
  const worst = (['fail', 'warn', 'pass'] as const).find((outcome) => verdicts.includes(outcome)) ?? 'unknown'
  const shown = holders[verdicts.indexOf(worst as 'pass')] ?? first
  return { code: 'statement_holder', outcome: worst, detail: `${shown} · ${legalName}` }
}

/** Every IBAN that was read is the one money goes to, and that one is valid. */
function statementIban({ statements, iban }: CheckedFacts): Check {
  const own = normaliseIban(iban)
  const read = statements.map((file) => file.iban && normaliseIban(file.iban)).filter((one) => one !== null)
  if (!isValidIban(own)) return { code: 'statement_iban', outcome: 'fail', detail: own }
  if (read.length === 0) return { code: 'statement_iban', outcome: 'unknown', detail: own }
  const other = read.find((one) => one !== own)
  return other === undefined
    ? { code: 'statement_iban', outcome: 'pass', detail: own }
    : { code: 'statement_iban', outcome: 'fail', detail: `${other} · ${own}` }
}

/** At least 14 days ahead (APPL-38); a date nobody has read is a reviewer's (DEC-APPL-9). */
function licenceExpiry({ licenceExpiresOn, today }: CheckedFacts): Check {
  if (licenceExpiresOn === null) return { code: 'licence_expiry', outcome: 'unknown', detail: '' }
  const detail = `${licenceExpiresOn} (${daysBetween(today, licenceExpiresOn)})`
  return {
    code: 'licence_expiry',
    outcome: hasLicenceMargin(licenceExpiresOn, today) ? 'pass' : 'fail',
    detail,
  }
}

/** One open advance per merchant (DEC-LOAN-9). */
function exposure({ openMinor, currency }: CheckedFacts): Check {
  const detail = `${currency} ${toDecimal(money(openMinor, currency))}`
  return { code: 'exposure', outcome: openMinor > 0n ? 'fail' : 'pass', detail }
}

/** Up to 150 % of an average month (CAP-16). */
function amountToSales({ amountMinor, monthlyAverageMinor, currency }: CheckedFacts): Check {
  const detail = `${currency} ${toDecimal(money(monthlyAverageMinor, currency))}`
  const within = amountMinor <= shareOfRevenue(monthlyAverageMinor, currency)
  return { code: 'amount_to_sales', outcome: within ? 'pass' : 'warn', detail }
}
