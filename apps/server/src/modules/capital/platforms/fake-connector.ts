import { createHash } from 'node:crypto'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { readFakeToken } from '@daftar/rules/capital/applications/sales-platforms'
import type { MonthOfSales, SalesConnector } from './connector.ts'
import { monthOf } from './sum-months.ts'

const accessPrefix = 'stand-in-access.'
const months = 12

/**
 * The connector of development, demos and tests: it takes the tokens of the fake widget, refuses a shop that
 * is called so, and tells the same steady sales for the same shop every time. Production refuses to start
 * with it.
 */
export function fakeConnector(): SalesConnector {
  return {
    exchange: (publicToken, platform) => {
      const given = readFakeToken(publicToken)
      const isTaken = given?.platform === platform && !given.shop.startsWith('refused')
      return Promise.resolve(isTaken ? accessPrefix + publicToken : null)
    },
    readSales: (accessToken, since) =>
      accessToken.startsWith(accessPrefix)
        ? Promise.resolve(steadySales(accessToken, since))
        : Promise.reject(new Error('the fake did not give this token')),
  }
}

/** 20,000 to 60,000 dirhams a month, by what the token hashes to. */
function steadySales(token: string, since: CalendarDate): MonthOfSales[] {
  let month = monthOf(since)
  return Array.from({ length: months }, (_, index) => {
    const draw = createHash('sha256').update(`${token}.${index}`).digest().readUInt32BE(0)
    const told: MonthOfSales = {
      month,
      currency: 'AED',
      amountMinor: 2_000_000n + BigInt(draw % 4_000_000),
      orders: 80 + (draw % 240),
    }
    month = monthOf(addDays(month, 31))
    return told
  })
}
