import { currentLanguage } from '@daftar/words'
import type { CatalogueProduct } from './queries.ts'

/** The name in the reader's language; in the other one where the shop has none. */
export function productName({
  name_en: english,
  name_ar: arabic,
}: Pick<CatalogueProduct, 'name_en' | 'name_ar'>): string {
  return currentLanguage() === 'ar' ? arabic || english : english || arabic
}
