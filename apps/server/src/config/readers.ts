import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { isCountryCode, type CountryCode } from '@daftar/rules/geo/countries'
import { isCurrency, type Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import { vatProblem } from '@daftar/rules/registry/vat'
import { z } from 'zod'

/** How values are written in the environment. Each error says what was expected. */
export const text = z.string().trim().min(1, 'must not be empty')
export const email = z.email('must be an e-mail address')
export const origin = z
  .url('must be an address such as https://example.com')
  .transform((value) => new URL(value).origin)
export const url = z.url('must be an address such as https://example.com/path')
/** The address of something on the web. */
export const webAddress = z.url({
  protocol: /^https?$/,
  message: 'must be an address such as http://127.0.0.1:4318',
})
/** A part of a whole. */
export const share = z
  .string()
  .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number)
/** The address of a PostgreSQL. */
export const databaseUrl = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    message: 'must be an address such as postgres://user:password@host/database',
  })
  .refine(isDecodable, 'must have each % of a name or password written as %25')
/** The same, or the word for the one that the product brings along. */
export const databaseAddress = z.literal('embedded').or(databaseUrl)
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

export function oneOf<const T extends string>(...values: T[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`)
}

export function whole(least: number, most: number) {
  const range = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, range)
    .transform(Number)
    .refine((value) => value >= least && value <= most, range)
}

/** `false` for none, `true` for one, or a number: how many proxies of ours stand in front. */
export const proxies = z
  .string()
  .regex(/^(true|false|\d|10)$/, 'must be true, false or a number of proxies from 0 to 10')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))

/** `443,8443`. */
export const portList = list.transform((ports, context) => {
  const numbers = ports.map(Number)
  if (!numbers.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
    context.addIssue('must be ports from 1 to 65535 separated by commas')
  return numbers
})

/** `7,14,19`: whole numbers of days, each above the one before. */
export const risingDays = z.string().transform((value, context) => {
  const days = value.split(',').map((part) => Number(part.trim()))
  const rises = days.every((day, index) => Number.isInteger(day) && day > (days[index - 1] ?? 0))
  if (!rises) context.addIssue('must be numbers of days separated by commas, each above the one before')
  return days
})

/** `AED=100000,SAR=100000`: amounts in major units, kept as minor units. */
export const amountPerCurrency = pairs('CURRENCY=amount').transform((entries, context) => {
  const amounts: Partial<Record<Currency, bigint>> = {}
  for (const [currency, amount] of entries) {
    const parsed = isCurrency(currency) ? parseAmount(amount, currency) : null
    if (!parsed) context.addIssue(`${currency}=${amount} is not an amount of a known currency`)
    else amounts[parsed.currency] = parsed.amountMinor
  }
  return amounts
})

/** `AED=Emirates NBD`: a text per currency. */
export const textPerCurrency = pairs('CURRENCY=text').transform((entries, context) => {
  const texts: Partial<Record<Currency, string>> = {}
  for (const [currency, value] of entries) {
    if (isCurrency(currency)) texts[currency] = value
    else context.addIssue(`${currency} is not a known currency`)
  }
  return texts
})

/** `AED=AE070331234567890123456`: an account per currency. */
export const ibanPerCurrency = textPerCurrency.superRefine((ibans, context) => {
  for (const [currency, iban] of Object.entries(ibans))
    if (!isValidIban(iban)) context.addIssue(`${currency}=${iban} is not an IBAN`)
})

/** `ARE,SAU`: countries of the product; empty for none. */
export const countryList = list.transform((codes, context) => {
  const known: CountryCode[] = []
  for (const code of codes) {
    if (isCountryCode(code)) known.push(code)
    else context.addIssue(`${code} is not a country of the product`)
  }
  return known
})

/** `AED=2026-12-02,AED=2026-12-03`: days on which nothing is settled in that currency. */
export const daysPerCurrency = pairs('CURRENCY=YYYY-MM-DD').transform((entries, context) => {
  const days: Partial<Record<Currency, CalendarDate[]>> = {}
  for (const [currency, day] of entries) {
    const date = parseCalendarDate(day)
    if (!isCurrency(currency) || date === null)
      context.addIssue(`${currency}=${day} is not a day of a known currency`)
    else days[currency] = [...(days[currency] ?? []), date]
  }
  return days
})

/** `ARE=partner@example.com,SAU=...`. */
export const emailPerCountry = pairs('COUNTRY=address').transform((entries, context) => {
  const addresses: Record<string, string> = {}
  for (const [country, address] of entries) {
    if (!/^[A-Z]{3}$/.test(country) || !email.safeParse(address).success)
      context.addIssue(`${country}=${address} is not a country and an e-mail address`)
    else addresses[country] = address
  }
  return addresses
})

/** `ARE=...,SAU=...`: a text per country. */
const textPerCountry = pairs('COUNTRY=text').transform((entries, context) => {
  const texts: Record<string, string> = {}
  for (const [country, value] of entries) {
    if (!/^[A-Z]{3}$/.test(country)) context.addIssue(`${country} is not a country`)
    else texts[country] = value
  }
  return texts
})

/** A tax number per country, in the form of that country: a paper with a wrong one is worth nothing. */
export const taxNumberPerCountry = textPerCountry.superRefine((numbers, context) => {
  for (const [country, number] of Object.entries(numbers))
    // Egypt has a form of its own, other countries no VAT.
    if (['ARE', 'SAU', 'BHR'].includes(country) && vatProblem(number, country))
      context.addIssue(`${country}=${number} is not a tax number of that country`)
})

/** `authorization=Bearer 123,x-tenant=daftar`; a value may hold further equals signs. */
export const headerList = list.transform((entries, context) => {
  const headers: Record<string, string> = {}
  for (const entry of entries) {
    const [, name, value] = /^([\w-]+)=(.+)$/.exec(entry) ?? []
    if (!name || !value) context.addIssue('must be a list of name=value separated by commas')
    else headers[name] = value
  }
  return headers
})

function pairs(form: string) {
  return z.string().transform((value, context) =>
    value
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part): [string, string] => {
        const [key, rest] = part.split('=').map((piece) => piece.trim())
        if (!key || !rest) context.addIssue(`must be a list of ${form} separated by commas`)
        return [key ?? '', rest ?? '']
      }),
  )
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
