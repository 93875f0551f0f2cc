import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import type { Currency } from '@daftar/rules/money/currency'

/** What was paid for on a platform in one month, as the platform tells it. */
export interface MonthOfSales {
  /** The first day of the month. */
  month: CalendarDate
  currency: Currency
  amountMinor: bigint
  orders: number
}

/**
 * The service that stands between the product and the platforms: its widget asks the merchant for access and
 * gives a token, which the server exchanges (DEC-WIZ-15). Both calls reject when the service does not answer.
 */
export interface SalesConnector {
  /**
   * The lasting token of the connection; null when the service does not know the widget's token or it is of
   * another platform.
   */
  exchange(publicToken: string, platform: SalesPlatform): Promise<string | null>
  /** Every month from the one of `since` on that has sales, at most one row per month and currency. */
  readSales(accessToken: string, since: CalendarDate): Promise<MonthOfSales[]>
}
