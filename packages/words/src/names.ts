import { currentLanguage, type Language } from './language.ts'

/** A name that is kept in both languages; null where there is nothing to name. */
interface BothNames {
  name: string | null
  name_ar: string | null
}

interface OfStore {
  store_name: string | null
  store_name_ar: string | null
}

interface OfMerchant {
  merchant_name: string | null
  merchant_name_ar: string | null
}

/**
 * A name in the reader's language, in the other one where that is empty; empty where there is nothing to
 * name.
 */
export function nameText(of: BothNames): string {
  return nameIn(currentLanguage(), of)
}

/** The same in a language that is named: letters and papers are written in both. */
export function nameIn(language: Language, { name, name_ar }: BothNames): string {
  return (language === 'ar' ? name_ar || name : name || name_ar) ?? ''
}

/** The store of a record that travels with its store's name. */
export function storeNameText(record: OfStore): string {
  return storeNameIn(currentLanguage(), record)
}

/** The same in a language that is named. */
export function storeNameIn(language: Language, { store_name, store_name_ar }: OfStore): string {
  return nameIn(language, { name: store_name, name_ar: store_name_ar })
}

/** The merchant of a record that travels with its merchant's name. */
export function merchantNameText(record: OfMerchant): string {
  return merchantNameIn(currentLanguage(), record)
}

/** The same in a language that is named. */
export function merchantNameIn(language: Language, { merchant_name, merchant_name_ar }: OfMerchant): string {
  return nameIn(language, { name: merchant_name, name_ar: merchant_name_ar })
}
