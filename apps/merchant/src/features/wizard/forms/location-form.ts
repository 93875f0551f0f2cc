import type { FieldCode } from '@daftar/contract'
import {
  asksSellInStore,
  canSkipLocation,
  checkLocation,
  mapsLink,
} from '@daftar/rules/capital/applications/location-rules'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import type { Application, UpdateApplicationBody } from '../wire.ts'

export interface LocationValues {
  /** The answer to "do you sell in store"; null while it is not given or not asked (WIZ-79). */
  sellsInStore: 'yes' | 'no' | null
  address: string
  mapsLink: string
  rentalContract: PickedUpload | null
  storefrontPhoto: PickedUpload | null
}

export type LocationErrors = Partial<Record<keyof LocationValues, FieldCode>>

export interface LocationRules {
  /** WIZ-79, WIZ-82, DEC-WIZ-4. */
  readonly isAsked: boolean
  /** WIZ-84, WIZ-85. */
  readonly canSkip: boolean
  readonly amountMinor: bigint
  readonly currency: Currency
}

type Source = Pick<Application, 'amount' | 'currency' | 'location_details'>

export function locationRules({ amount, currency, location_details }: Source): LocationRules {
  const amountMinor = parseAmount(amount, currency)?.amountMinor ?? 0n
  const savedAddress = location_details?.address ?? null
  return {
    isAsked: asksSellInStore({ amountMinor, currency, savedAddress }),
    canSkip: canSkipLocation(amountMinor, currency),
    amountMinor,
    currency,
  }
}

export function startLocation({ location_details: saved }: Source): LocationValues {
  return {
    sellsInStore: hasAny(saved) ? 'yes' : null,
    address: saved?.address ?? '',
    mapsLink: saved?.google_maps_link ?? '',
    rentalContract: stored(saved?.rental_contract_url),
    storefrontPhoto: stored(saved?.storefront_photo_url),
  }
}

/** WIZ-86 to WIZ-90. Nothing is asked of somebody who does not sell in a store. */
export function locationErrors(values: LocationValues, rules: LocationRules): LocationErrors {
  if (rules.isAsked && values.sellsInStore === null) return { sellsInStore: 'choose_option' }
  if (isLeftOut(values, rules)) return {}
  const found = checkLocation(
    {
      address: orNull(values.address),
      googleMapsLink: orNull(values.mapsLink),
      rentalContractUrl: values.rentalContract?.url ?? null,
      storefrontPhotoUrl: values.storefrontPhoto?.url ?? null,
    },
    rules.amountMinor,
    rules.currency,
  )
  return {
    ...(values.address.trim().length > 300 && { address: 'too_long' as const }),
    ...(found.googleMapsLink && { mapsLink: found.googleMapsLink }),
    ...(found.rentalContractUrl && { rentalContract: found.rentalContractUrl }),
  }
}

/** The link as https when the field is left, or what was typed when it is none (WIZ-90). */
export function leftMapsLink(text: string): string {
  return mapsLink(text) ?? text
}

/** A skip and a "no" send nulls (WIZ-80, DEC-WIZ-2). */
export function locationPatch(values: LocationValues | null, rules: LocationRules): UpdateApplicationBody {
  const sent = values && !isLeftOut(values, rules) ? values : null
  return {
    location_details: {
      address: orNull(sent?.address),
      google_maps_link: orNull(sent?.mapsLink),
      rental_contract_url: sent?.rentalContract?.url ?? null,
      storefront_photo_url: sent?.storefrontPhoto?.url ?? null,
    },
  }
}

/** The fields of the form that the server's field errors belong to. */
export const locationFields: Readonly<Record<string, keyof LocationValues>> = {
  'location_details.address': 'address',
  'location_details.google_maps_link': 'mapsLink',
  'location_details.rental_contract_url': 'rentalContract',
  'location_details.storefront_photo_url': 'storefrontPhoto',
}

function isLeftOut(values: LocationValues, rules: LocationRules): boolean {
  return rules.isAsked && values.sellsInStore === 'no'
}

function hasAny(saved: Source['location_details'] | undefined): boolean {
  return Boolean(saved && Object.values(saved).some(Boolean))
}

function stored(url: string | null | undefined): PickedUpload | null {
  return url ? { url, name: '', size: null } : null
}

function orNull(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null
}
