import type { Language } from '@daftar/rules/geo/languages'

const tags: Record<Language, string> = {
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
}

/**
 * A calendar date ('YYYY-MM-DD') in the Hijri calendar of Umm al-Qura, as papers of the Gulf write it beside:
 * `22 Ramadan 1448 AH`.
 */
export function hijriDateText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
}
