import { currentLanguage, type Language } from './language.ts'

interface BothNames {
  name: string
  name_ar: string
}

/** A name that is kept in both languages, in the reader's; in the other one where that is empty. */
export function nameText(of: BothNames): string {
  return nameIn(currentLanguage(), of)
}

/** The same in a language that is named: letters and papers are written in both. */
export function nameIn(language: Language, { name, name_ar }: BothNames): string {
  return language === 'ar' ? name_ar || name : name || name_ar
}

/** The store of a record that travels with its store's name. */
export function storeNameText(record: { store_name: string; store_name_ar: string }): string {
  return nameText({ name: record.store_name, name_ar: record.store_name_ar })
}

/** The merchant of a record that travels with its merchant's name. */
export function merchantNameText(record: { merchant_name: string; merchant_name_ar: string }): string {
  return nameText({ name: record.merchant_name, name_ar: record.merchant_name_ar })
}
