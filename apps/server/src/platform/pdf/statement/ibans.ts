import { isValidIban } from '@daftar/rules/registry/iban-check'

const label = /iban|[اآ]يبان/i

/** Written in one piece, or in groups of four. */
const candidates =
  /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?)(?![A-Z0-9])/gi

export interface FoundIban {
  iban: string
  /** It stands beside the word IBAN: the account's own, rather than somebody's in a transfer. */
  labelled: boolean
}

/** The valid IBANs of a cleaned line, without spaces. */
export function ibansIn(line: string): FoundIban[] {
  const labelled = label.test(line)
  return [...line.matchAll(candidates)]
    .map(([text]) => shortenedToValid(text.toUpperCase()))
    .filter((iban) => iban !== null)
    .map((iban) => ({ iban, labelled }))
}

/**
 * What follows an IBAN in groups may look like one more group: drop groups from the end until it is valid.
 */
function shortenedToValid(text: string): string | null {
  for (let groups = text.split(' '); groups.length > 0; groups = groups.slice(0, -1)) {
    const iban = groups.join('')
    if (isValidIban(iban)) return iban
  }
  return null
}
