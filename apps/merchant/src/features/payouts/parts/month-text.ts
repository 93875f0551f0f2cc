import { currentLanguage } from '@daftar/words'

const tags = { en: 'en-GB-u-nu-latn-ca-gregory', ar: 'ar-AE-u-nu-latn-ca-gregory' }

/** `October 2026` of '2026-10'. */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat(tags[currentLanguage()], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`))
}
