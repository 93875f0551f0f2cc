import { capitalUses, type CapitalUse } from '@daftar/rules/capital/offers/waitlist'

/** The use in the address; null for all of them, and for a word that names none. */
export function readUse(text: string | undefined): CapitalUse | null {
  return capitalUses.find((use) => use === text) ?? null
}
