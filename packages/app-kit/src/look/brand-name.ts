import { currentLanguage } from '@daftar/words'

/** The part of a page's configuration that names the product. */
type Branded = Readonly<{ brand: Readonly<{ name: string; nameAr: string }> }>

/** The product's name in the language of the page. */
export function brandNameOf({ brand }: Branded): string {
  return currentLanguage() === 'ar' ? brand.nameAr : brand.name
}
