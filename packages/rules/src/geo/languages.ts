/** FMT-01. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** FMT-02. */
export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' }

/** Our language of a tag such as `ar-SA` or `EN`, else null. */
export function languageOfTag(tag: string): Language | null {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/)
  return languages.find((language) => language === primary) ?? null
}
