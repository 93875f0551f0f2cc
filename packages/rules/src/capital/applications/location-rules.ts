import type { Currency } from '../../money/currency.ts'
import { isLocationRequired } from './steps.ts'

export interface LocationDetails {
  readonly address: string | null
  readonly googleMapsLink: string | null
  readonly rentalContractUrl: string | null
  readonly storefrontPhotoUrl: string | null
}

export interface LocationCase {
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly savedAddress: string | null
}

/**
 * Whether the step begins with "do you sell in store" (WIZ-79, WIZ-81): not when an address is already saved
 * (WIZ-82), and not from 150000 on, where the form always shows (DEC-WIZ-4).
 */
export function asksSellInStore({ amountMinor, currency, savedAddress }: LocationCase): boolean {
  return !savedAddress && !isLocationRequired(amountMinor, currency)
}

/** WIZ-84, WIZ-85. */
export function canSkipLocation(amountMinor: bigint, currency: Currency): boolean {
  return !isLocationRequired(amountMinor, currency)
}

export type LocationErrors = Partial<
  Record<keyof LocationDetails, 'url_invalid' | 'rental_contract_required'>
>

/**
 * Errors of the form by field: the link when one is given, the contract from 150000 on; the rest is optional
 * (WIZ-86, WIZ-87, WIZ-88).
 */
export function checkLocation(
  details: LocationDetails,
  amountMinor: bigint,
  currency: Currency,
): LocationErrors {
  const hasBadLink = !!details.googleMapsLink?.trim() && mapsLink(details.googleMapsLink) === null
  const lacksContract = isLocationRequired(amountMinor, currency) && !details.rentalContractUrl
  return {
    ...(hasBadLink && { googleMapsLink: 'url_invalid' as const }),
    ...(lacksContract && { rentalContractUrl: 'rental_contract_required' as const }),
  }
}

const linkMax = 500
const googleHost = 'google\\.(?:com|[a-z]{2}|(?:com|co)\\.[a-z]{2})'
const mapAddress = new RegExp(
  `^(?:https?://)?(${[
    `(?:www\\.)?${googleHost}/maps(?=[/?#]|$)`,
    `maps\\.${googleHost}(?=[/?#]|$)`,
    'maps\\.app\\.goo\\.gl(?=[/?#]|$)',
    'goo\\.gl/maps(?=[/?#]|$)',
    '(?:[a-z0-9-]{1,63}\\.){0,5}g\\.co(?=[/?#]|$)',
  ].join('|')})(\\S*)$`,
  'i',
)

/**
 * The link as https, path as entered (WIZ-90); null when it is not on a map host (WIZ-88, DEC-WIZ-14) or
 * holds spaces, commas or double dots (WIZ-89).
 */
export function mapsLink(text: string): string | null {
  const value = text.trim()
  if (value.length > linkMax || /\.\.|[,\s]/.test(value)) return null
  const match = mapAddress.exec(value)
  const link = match && `https://${match[1]}${match[2]}`
  return link && link.length <= linkMax ? link : null
}
