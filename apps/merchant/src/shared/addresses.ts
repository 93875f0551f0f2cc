import type { PublicConfig } from '@daftar/contract/public-config'
import type { ParseAddress, ParsedAddress } from '@daftar/rules/shell/sign-in/parsed-address'
import type { RedirectBackContext } from '@daftar/rules/shell/sign-in/redirect-back'
import { merchantHosts } from './config/public-config.ts'

/** The browser's own parser: what it says is where a click would go. */
export const parseAddress: ParseAddress = (input, base): ParsedAddress | null => {
  try {
    return new URL(input, base)
  } catch {
    return null
  }
}

export function redirectContext(config: PublicConfig): RedirectBackContext {
  return { origin: location.origin, hosts: merchantHosts(config), parse: parseAddress }
}

/** The help site in a language (NAV-40, DEC-NAV-12). */
export function helpAddress({ brand }: PublicConfig, language: string): string {
  return brand.helpUrl.replace('{language}', language)
}
