import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { Config } from '../../config/config.ts'

/** The names of the product and of the company behind it, as they stand in every letter. */
export interface LetterBrand {
  name: string
  nameAr: string
  legalName: string
  legalNameAr: string
  legalAddress: string
  legalAddressAr: string
  taxNumbers: Readonly<Record<string, string>>
  supportEmail: string
  /** Where people choose what they are told of. */
  settingsAddress: string
}

/** The names and places of letters, as they are configured. */
export function letterBrandOf({ brand, publicOrigin }: Pick<Config, 'brand' | 'publicOrigin'>): LetterBrand {
  return { ...brand, settingsAddress: publicOrigin + routePaths.accountNotifications }
}
