import type { Application, UpdateApplicationBody } from '../wire.ts'
import type { FieldCode } from '@daftar/contract'
import {
  cleanSocialNetworks,
  facebookLink,
  instagramLink,
  otherLink,
} from '@daftar/rules/capital/applications/social-links'

export interface SocialValues {
  instagram: string
  facebook: string
  /** At least one row is shown; rows left empty are not sent. */
  others: string[]
}

/** By the name of the field: `others.2` is the third other link. */
export type SocialErrors = Record<string, FieldCode>

/** Rows of other links that can be added; the contract takes twenty. */
export const otherLinksMax = 20

export function startSocial({ social_networks }: Pick<Application, 'social_networks'>): SocialValues {
  return {
    instagram: social_networks?.instagram ?? '',
    facebook: social_networks?.facebook ?? '',
    others: social_networks && social_networks.others.length > 0 ? [...social_networks.others] : [''],
  }
}

/**
 * What is wrong while typing; on submit it is left out instead of held against the merchant (WIZ-71 to
 * WIZ-76, DEC-WIZ-13).
 */
export function checkSocial(values: SocialValues): SocialErrors {
  const errors: SocialErrors = {}
  if (isWrong(values.instagram, instagramLink)) errors['instagram'] = 'url_invalid'
  if (isWrong(values.facebook, facebookLink)) errors['facebook'] = 'url_invalid'
  for (const [at, link] of values.others.entries())
    if (isWrong(link, otherLink)) errors[`others.${at}`] = 'url_invalid'
  return errors
}

/**
 * What a field becomes when it is left: the full https address, or what was typed when it is none (WIZ-77).
 */
export function leftLink(name: 'instagram' | 'facebook' | 'others', text: string): string {
  return readers[name](text) ?? text
}

/** WIZ-77, WIZ-78. A skip sends empty values (DEC-WIZ-2). */
export function socialPatch(values: SocialValues | null): UpdateApplicationBody {
  const cleaned = cleanSocialNetworks(values ?? { instagram: '', facebook: '', others: [] })
  return { social_networks: { ...cleaned, others: [...cleaned.others] } }
}

const readers = { instagram: instagramLink, facebook: facebookLink, others: otherLink }

function isWrong(text: string, read: (text: string) => string | null): boolean {
  return text.trim() !== '' && read(text) === null
}
