import { nationalities } from '@daftar/rules/geo/nationalities'
import { currentLanguage } from '@daftar/words'

/** Every nationality, by its name in the language of the page. */
export function nationalityOptions() {
  const language = currentLanguage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  return nationalities
    .map(({ code, region }) => ({ value: code, label: names.of(region) ?? code }))
    .toSorted((one, other) => order.compare(one.label, other.label))
}
