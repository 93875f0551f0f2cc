import { isCountryCode } from '@daftar/rules/geo/countries'
import type { Language } from '@daftar/rules/geo/languages'
import { isCurrency } from '@daftar/rules/money/currency'
import {
  defaultLinkValidity,
  linkProblems,
  type LinkField,
  type LinkValidity,
} from '@daftar/rules/orders/payment-link'
import { initialPhone, phoneOf, type PhoneValue } from '../../shared/session/phone-input.tsx'
import type { Store } from '../../shared/stores/stores.ts'
import type { Errors } from '@daftar/app-kit/use-checked-form'
import type { NewLink } from './queries.ts'

/** The form as it is typed (DEC-ORD-9). Its fields stand in this order, under the names of the wire. */
export interface LinkValues {
  store_id: string
  amount: string
  phone: PhoneValue
  name: string
  email: string
  reference: string
  description: string
  language: Language
  validity: LinkValidity
  send: boolean
}

/**
 * The only store is chosen already, else the one of the last link; the link begins in the language of who
 * makes it (DEC-ORD-9).
 */
export function startLink(
  stores: readonly Store[],
  lastStoreId: string | null,
  language: Language,
): LinkValues {
  const store = stores.length === 1 ? stores[0] : stores.find(({ id }) => id === lastStoreId)
  return {
    store_id: store?.id ?? '',
    amount: '',
    phone: phoneOfStore(store ?? stores[0]),
    name: '',
    email: '',
    reference: '',
    description: '',
    language,
    validity: defaultLinkValidity,
    send: true,
  }
}

/** Another store brings its country's dial code along, as long as no digit is typed. */
export function chooseStore(values: LinkValues, store: Store): Partial<LinkValues> {
  return {
    store_id: store.id,
    ...(values.phone.national === '' && { phone: phoneOfStore(store) }),
  }
}

export function linkErrors(values: LinkValues, stores: readonly Store[], isStrict: boolean): Errors {
  const chosen = stores.find(({ id }) => id === values.store_id)
  const store = chosen && isCurrency(chosen.currency) ? { ...chosen, currency: chosen.currency } : null
  return linkProblems(
    { ...values, storeId: values.store_id, phone: phoneOf(values.phone) },
    { store, isStrict },
  )
}

export function linkBody(values: LinkValues): NewLink {
  return { ...values, phone: phoneOf(values.phone) }
}

/** Fields that stand folded away until somebody wants them; strict validation asks for three of them. */
export const moreFields: readonly LinkField[] = ['name', 'email', 'reference', 'description']

function phoneOfStore(store: Store | undefined): PhoneValue {
  const start = initialPhone(null)
  return store && isCountryCode(store.country) ? { ...start, country: store.country } : start
}
